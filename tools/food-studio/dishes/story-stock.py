"""Stock: a big enamel pot of golden broth with carrots, leek, parsley and bay; onion, carrots and a checked cloth beside it."""
from kit import *
from kit import extra_b as X
from kit.cloth import checked
M = mats; P = props

def pot(r, h, mat):
    o = lathe('pot', [(0, 0), (r - .9, 0), (r - .1, .7), (r, 1.6), (r, h - .4), (r + .35, h - .15), (r + .35, h + .1), (r - .1, h + .15), (r - .4, h - .3), (r - .45, 1.2), (r - 1.3, .6), (0, .6)], mat, seg=120)
    for a in (.35, .35 + PI): hd = tube('handle', spline([(r - .3, -3.4, h - 2.4), (r + 2.0, -3.0, h - 2.0), (r + 2.7, 0, h - 1.9), (r + 2.0, 3.0, h - 2.0), (r - .3, 3.4, h - 2.4)], 40), .55, mat, 14); hd.rotation_euler[2] = a
    return o
def build():
    stage.table(M.wood('#3b2a1e', '#6a4c36', planks=14.0)); checked(34, 30, (13, -12, .4), '#2f4f8a', under=[(0, 2, 15)])
    r, h = 13.5, 12.0; p = pot(r, h, M.enamel('#f1ede2')); rim = lathe('rim', [(r - .05, h - .35), (r + .42, h - .15), (r + .42, h + .12), (r - .05, h + .22)], M.enamel('#27407a'), seg=120)
    zs = h - 1.5; R_ = r - .42; g = M.M('broth', '#c98a1e', .07, .5, .2, (.5, .3, .08), coat=1, coatr=.03); n = g.noise(.35, 5); g.col(g.mix(g.band(n, .3, .7), '#b87514', '#dba236')); g.bump(g.noise(.6, 3), .06, .08)
    disc('broth', R_, lambda x, y: zs + .05 * fbm(x * .3, y * .3, 3, 3) + .08 * smooth(R_ - .5, R_, np.hypot(x, y)), g.m, 90, 200)
    lk = M.simple('#a8c86a', .3, .5, .3, .3, color2='#dfe8b0', scale=.8, coat=.5, vary=.25)
    def leek(): o = X.springonion(1.35, .8); o.data.materials.clear(); o.data.materials.append(lk); return o
    ring = in_disc(R_ - 2.2); cc = protos(lambda: X.carrotcoin(rnd(1.6, 1.9), .6), 5)
    strew(cc, 15, ring, z=lambda x, y: zs + rnd(.05, .22), tilt=.25, mind=3.4); strew(protos(leek, 4), 11, ring, z=lambda x, y: zs + rnd(.0, .25), tilt=.4, mind=3.0); strew(protos(bay, 3), 3, ring, z=zs + .25, tilt=.1, mind=6)
    strew(protos(lambda: parsley(1.5), 4), 8, ring, z=lambda x, y: zs + rnd(.25, .45), tilt=.2, mind=3.2)
    sprinkle('eyes', ball(14, 8), 150, in_disc(R_ - .8), (.10, .42), M.oil('#e8b63a'), -.05, 0, (1, 1, .14)); sprinkle('pepper', ball(8, 6), 26, ring, (.16, .22), M.simple('#2a1e16', .6), .5)
    oh = X.onionhalf(4.0); place(oh, (-17.2, -13.2, .1), (0, 0, .4)); o2 = X.onionhalf(4.0, down=True); place(o2, (-23.4, -7.2, 0), (0, 0, 2.0))
    for x, y, a, L, t in ((23.5, -17.8, PI - .45, 17, .75), (26.0, -14.4, PI - .62, 16, .75)): c = X.carrot(L, 1.7); place(c, (x, y, 1.7 + t * .3), (rnd(-.3, .3), 0, a))
    strew(protos(bay, 3), 3, in_gauss(1.6, 1.2, -11.6, -18.2), z=.14, mind=2.0, tilt=.1); strew(protos(lambda: peppercorn(.32), 4), 15, in_gauss(2.2, 1.0, -7.6, -16.8), z=.3, mind=.8)
    stage.light('window', power=1.15, exposure=.12); stage.camera('three', (0, -2.2, 6), 52, el=49, f=8, focus=(0, -4, 11))
