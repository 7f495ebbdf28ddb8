"""Opened packets: a tin of coconut milk with its lid up, a jar of tomato paste, parsley in a glass, egg yolks, half a lemon, half an onion."""
from kit import *
from kit import extra_b as X
from kit.cloth import checked
M = mats; P = props

def tin(x, y, r=4.4, h=12.0):
    mt = M.metal('#c9c9c6', .28, False); zs = np.linspace(.5, h - .5, 46); prof = [(0, 0), (r - .1, 0), (r + .12, .15), (r, .4)] + [(r + .07 * math.sin(z * 4.2), z) for z in zs] + [(r, h - .35), (r + .14, h - .1), (r + .1, h + .05), (r - .12, h), (r - .16, .5), (0, .4)]
    o = lathe('tin', prof, mt, seg=110); o.location = (x, y, 0); lb = lathe('label', [(r + .10, 1.8), (r + .12, h - 1.8)], M.simple('#3f8a6a', .6), seg=110, sub=0); lb.location = (x, y, 0); st = lathe('stripe', [(r + .14, 4.2), (r + .15, 7.6)], M.simple('#f4efe0', .6), seg=110, sub=0); st.location = (x, y, 0)
    mk = disc('milk', r - .14, lambda u, v: h - 1.0 + .10 * fbm(u * .6, v * .6, 2, 3), M.cream('#fbf9f4'), 40, 110); mk.location = (x, y, 0); ld = lathe('lid', [(0, 0), (r - .6, 0), (r - .4, .12), (r - .25, 0), (r - .2, .08), (0, .1)], mt, seg=90); place(ld, (x - .6, y + r - .2, h + r - .7), (PI / 2 - .30, 0, .16)); return o
def build():
    stage.table(M.wood('#8f7c66', '#c9b79c', planks=15.0)); checked(34, 22, (-16, -9, .12), '#b5382c', under=[(-6, 2, 7), (-15.6, 3, 6)])
    tin(-5.6, 2.2)
    x, y, s = 6.6, 3.6, .92; g = P.glassware('jar'); place(g, (x, y, 0), scale=s); f, _ = P.fill('jar', 8.2, M.sauce('#a81f14', '#c43a22', '#7d130c')); place(f, (x, y, 0), scale=s); lid = lathe('jlid', [(0, .9), (3.3, .9), (3.5, .7), (3.5, 0), (3.3, 0)], M.simple('#c8a13a', .3, coat=.4), seg=80); place(lid, (12.0, -2.0, 0))
    w = P.glassware('tumbler'); place(w, (-15.6, 3.6, .1)); wt, _ = P.fill('tumbler', 6.0, M.clearliquid('#eaf4ea', .015)); place(wt, (-15.6, 3.6, .1)); X.bunch('parsley', -15.6, 3.6, 1.6, 15, 12.5, .30, 1.6)
    b = P.pinch(5.2, 3.6, M.ceramic('#7f9aa0')); b.location = (3.0, -9.2, 0); wh = disc('white', P.bowl_r(5.2, 3.6, 2.2, .25) + .1, lambda u, v: 2.15 + 0 * u, M.simple('#efe6c8', .08, coat=1, coatr=.03), 30, 90); wh.location = (3.0, -9.2, 0)
    for u, v in ((1.5, -10.4), (4.6, -10.0), (3.1, -7.4)): yo = blob('yolk', (1.65, 1.65, 1.15), M.yolk(), .02, 1, 26); yo.location = (u, v, 2.7)
    lh = X.citrushalf('lemon', 3.3); place(lh, (-8.2, -9.4, .35), (1.0, 0, .35)); oh = X.onionhalf(4.0); place(oh, (19.4, -8.4, .1), (0, 0, .5)); sh = X.eggshell('#c98f62', '#d9a87e')
    tb = lathe('tub', [(0, 0), (4.4, 0), (4.6, .3), (5.3, 7.2), (5.5, 7.4), (5.2, 7.5), (4.95, 7.2), (4.4, .5), (0, .4)], M.simple('#f2efe6', .35, coat=.3), seg=90); place(tb, (18.6, 5.4, 0)); ban = lathe('band', [(4.98, 2.6), (5.32, 6.2)], M.simple('#4a78a8', .5), seg=90, sub=0); place(ban, (18.6, 5.4, 0)); cr = disc('cream', 4.9, lambda u, v: 5.9 + .5 * np.sin(np.hypot(u - .4, v) * 1.6 - np.arctan2(v, u)) * (1 - smooth(3.2, 4.8, np.hypot(u, v))) + .2 * fbm(u * .6, v * .6, 1, 3), M.cream('#fbf6ec'), 60, 120); place(cr, (18.6, 5.4, 0))
    strew(protos(lambda: parsley(1.3), 3), 3, in_gauss(1.4, .8, -14.8, -8.6), lift=.2, tilt=.2, mind=1.6)
    stage.light('window', target=(0, 0, 6), power=1.2, exposure=.14); stage.camera('low', (.2, 0, 5.0), 50, el=38, f=8, focus=(0, -3, 7))
