"""Elisen gingerbreads on wafers, coated in chocolate with three almonds each; plate, fir, spices."""
from kit import *
from kit import extra_b as X
from kit.extra_a import rest, strew_at
M = mats; P = props

def almondwhite(): return blob('alm', (1.05, .62, .26), M.simple('#ecd6a8', .5, color2='#dfc08a', scale=3, bump=.3, bscale=4, vary=.08), .05, 1, 22)

def lebkuchen(bite=False):
    wf = M.simple('#f3ead6', .85); bd = M.M('lbody', '#8a5428', .75, .25); n = bd.noise(2.2, 6, .65); bd.col(bd.mix(bd.band(n, .32, .68), '#6e3d18', '#a56c38')); bd.bump(n, .7, .15)
    ch = M.M('lchoc', '#35180b', .24, .5, coat=.45, coatr=.12); n = ch.noise(.7, 5); ch.col(ch.mix(ch.band(n, .3, .7), '#2c1308', '#4a2412')); ch.bump(n, .12, .1); o = rnd(0, 99); wob = lambda r, z, a: (r * (1 + .035 * perlin(np.cos(a) * 1.6 + o, np.sin(a) * 1.6, 2)), z + .12 * perlin(r * np.cos(a) * .5 + o, r * np.sin(a) * .5, 1) * (z > .5))
    a = lathe('wafer', [(0, 0), (3.55, 0), (3.6, .06), (3.55, .14), (0, .14)], wf, seg=64); b = lathe('body', [(0, .14), (3.42, .14), (3.56, .42), (3.5, .75), (3.2, 1.0), (0, 1.1)], bd.m, seg=90, fn=wob)
    drip = lambda r, z, an: (r * (1 + .035 * perlin(np.cos(an) * 1.6 + o, np.sin(an) * 1.6, 2)), np.where(z < .75, z + .16 * perlin(np.cos(an) * 3 + o, np.sin(an) * 3, 6), z + .12 * perlin(r * np.cos(an) * .5 + o, r * np.sin(an) * .5, 1)))
    c = lathe('choc', [(3.5, .46), (3.66, .52), (3.68, .72), (3.45, 1.08), (2.8, 1.36), (1.6, 1.55), (0, 1.6)], ch.m, seg=110, curve=40, fn=drip); al = []
    for k in range(3):
        q = almondwhite(); w = k * 2 * PI / 3 + o; place(q, (1.25 * math.cos(w), 1.25 * math.sin(w), 1.74), (0, .10, w)); al.append(q)
    return join([a, b, c] + al, 'lebkuchen')

def build():
    stage.table(M.wood('#8d6a4c', '#c09a72', planks=15.0)); stage.wall(M.plaster('#3f4f48', '#37463f'), 64); P.napkin(30, 24, M.linen('#efe6d4', stripe='#a5322c'), dirn=.35, amp=.6, at=(-18.5, -8.5, .35), under=[(0, 0, 13.6)])
    pl = P.plate(13.4, 1.5, M.ceramic('#dfe4de', specks=.7)); pl.location.z = .13; z = .80; lb = protos(lebkuchen, 5)
    for k in range(6): a = k * PI / 3 + .3; inst(R.choice(lb), (7.3 * math.cos(a), 7.3 * math.sin(a), z + .02), (0, 0, rnd(0, 6.3)))
    inst(lb[0], (0, 0, z), (0, 0, 1))
    for k in range(3): a = k * 2 * PI / 3 + .9; inst(R.choice(lb), (4.1 * math.cos(a), 4.1 * math.sin(a), z + 1.95), (rnd(-.03, .03), rnd(-.03, .03), rnd(0, 6.3)))
    inst(lb[1], (.3, -.2, z + 3.9), (.05, -.03, 2.0)); inst(lb[2], (16.5, -5.0, .02), (0, 0, .6)); inst(lb[3], (13.0, -13.4, .02), (0, 0, 2.6))
    for x, y, a, L in ((-24.0, 11.5, -.1, 12), (-21.5, 17.0, -.35, 12), (12.0, 13.5, .15, 17)): q = X.firtwig(L); place(q, (x, y, .5), (0, 0, a))
    an = protos(X.staranise, 3); cs = protos(X.cinnamon, 2); 
    bpy.context.view_layer.update(); strew_at(an, [(17.6, 3.2, .4), (-15.8, -12.6, 1.2)], .10, .05, 1.15)
    for x, y, a in ((18.8, 7.2, 1.1), (20.2, 6.6, 1.25)): inst(R.choice(cs), (x, y, .05), (0, 0, a))
    am = protos(almondwhite, 3); strew(am, 5, in_gauss(1.8, 1.0, -8.0, -15.5), lift=.28, mind=1.9, tilt=.1)
    stage.light('window', target=(0, 0, 3), exposure=.34); stage.camera('three', (.6, -1.0, 2.4), 42, el=40, f=5.5, focus=(0, -4.0, 3.5))
