"""Advent baking: two tins with vanilla crescents and cinnamon stars, fir twigs, a candle; evening light."""
from kit import *
from kit import extra_b as X
from kit.cloth import checked
import importlib
M = mats; P = props; kipferl_scene = importlib.import_module('dishes.vanilla-crescents')

def tin(x, y, r, h, color):
    mt = M.simple(color, .25, .5, coat=.6, coatr=.1); o = lathe('tin', [(0, 0), (r - .2, 0), (r, .2), (r, h - .1), (r + .12, h), (r - .05, h + .12), (r - .18, h), (r - .2, .3), (0, .25)], mt, seg=110); o.location = (x, y, 0)
    inside = lathe('inside', [(0, .3), (r - .24, .3), (r - .24, h - .1)], M.metal('#cfc7b4', .3), seg=90); inside.location = (x, y, 0)
    pp = disc('paper', lambda a: (r - .3) * (1 + .0 * a), lambda u, v: .5 + (h - .8) * smooth(r - 2.2, r - .5, np.hypot(u, v)) * (1 + .10 * np.sin(np.arctan2(v, u) * 17)) + .1 * fbm(u * .4, v * .4, 2, 3), M.paper('#e8dfca'), 60, 220); pp.location = (x, y, 0); return o
def build():
    stage.table(M.wood('#4a3424', '#80604a', planks=15.0)); checked(40, 30, (-15, -13, -.25), '#9c2420', under=[(-9.5, -3.5, 12)])
    mt = kipferl_scene.kipmat(); ks = protos(lambda: kipferl_scene.kipferl(mt), 6); st = protos(lambda: X.starcookie(rnd(2.9, 3.2)), 6)
    tin(-9.5, -3.5, 11.2, 6.4, '#8e1f1f'); tin(13.6, 4.6, 10.4, 6.0, '#2f5a44')
    act = []
    for i in range(34): a = i * 2.4; q = 7.4 * math.sqrt((i % 11 + .5) / 11); o = R.choice(ks).copy(); link(o); o.hide_render = False; place(o, (-9.5 + q * math.cos(a), -3.5 + q * math.sin(a), 2.2 + i * 1.0), (rnd(-.4, .4), rnd(-.4, .4), rnd(0, 6.3)), 1.0); act.append(o)
    for i in range(22): a = i * 2.4; q = 6.0 * math.sqrt((i % 8 + .5) / 8); o = R.choice(st).copy(); link(o); o.hide_render = False; place(o, (13.6 + q * math.cos(a), 4.6 + q * math.sin(a), 2.2 + i * 1.1), (rnd(-.2, .2), rnd(-.2, .2), rnd(0, 6.3))); act.append(o)
    wl = []
    for x, y, r in ((-9.5, -3.5, 10.2), (13.6, 4.6, 9.4)): w = lathe('w', [(0, 1.6), (r - 1.5, 1.6), (r, 2.6), (r + .1, 60)], None, seg=40); w.location = (x, y, 0); wl.append(w)
    drop(act, wl, frames=62, gravity=300, friction=.9)
    for w in wl: bpy.data.objects.remove(w)
    kill_fallen(act, .2)
    sprinkle('sugar', ball(6, 4), 1700, in_disc(10, -9.5, -3.5), (.015, .05), M.simple('#fbf8f2', .9), .4); sprinkle('sugar2', ball(6, 4), 500, in_gauss(5, 4, -2, -15), (.015, .045), M.simple('#fbf8f2', .9), .4)
    for x, y, a, L in ((-29, 11, -.15, 20), (-25, 16.5, -.45, 18), (-3, 19.0, -.3, 17)): t = X.firtwig(L); place(t, (x, y, .5), (0, 0, a))
    for x, y, h in ((-3.4, 14.2, 8.5), (25.6, 17.0, 6.0)):
        c = lathe('candle', [(0, 0), (2.7, 0), (2.8, .2), (2.75, h), (2.5, h + .25), (1.2, h - .1), (0, h - .15)], M.simple('#e9dcc0', .4, sss=.5, radius=1.0), seg=50); c.location = (x, y, 0); tube('wick', [(x, y, h - .2), (x, y, h + .9)], .09, M.simple('#1a1410', .9), 6); f = lathe('flame', [(0, h + .5), (.35, h + 1.0), (.45, h + 1.6), (.3, h + 2.6), (.1, h + 3.5), (0, h + 3.9)], M.glow('#ffcf8a', 9), curve=24, seg=20); f.location = (x, y, 0)
        l = bpy.data.lights.new('cl', 'POINT'); l.energy = 9000; l.color = (1, .62, .28); l.shadow_soft_size = .8; o = bpy.data.objects.new('cl', l); link(o); o.location = (x, y, h + 2.4)
    an = protos(X.staranise, 3); cs = protos(X.cinnamon, 2)
    for x, y in ((9.4, -10.6), (17.0, -13.0)): inst(R.choice(an), (x, y, .05), (0, 0, rnd(0, 6)), 1.2)
    for x, y, a in ((12.0, -13.6, .5), (13.4, -12.6, .62)): inst(R.choice(cs), (x, y, .06), (0, 0, a))
    inst(R.choice(ks), (4.6, -12.2, .05), (0, 0, .4)); inst(R.choice(st), (1.2, -17.6, .1), (0, 0, .7))
    stage.light('window', power=.95, exposure=.16); stage.camera('three', (.6, -.4, 3), 53, el=46, f=8, focus=(-4, -5, 5))
