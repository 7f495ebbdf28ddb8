"""Hiyayakko: a block of white tofu in a dark dish, soy sauce round it, ginger, spring onion rings and sesame on top."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def block(cx, cy, rot, s=1.0):
    t = blob('tofu', (5.0 * s, 3.9 * s, 1.9 * s), M.simple('#f8f3e6', .28, .5, .45, .5, color2='#efe8d4', scale=.8, bump=.10, bscale=3, coat=.45), .02, .8, 60, box=14); place(t, (cx, cy, .95 + 1.9 * s), (0, 0, rot)); bpy.context.view_layer.update()


def serve(cx, cy, r, rot, s):
    P.coupe(r, 3.0, M.stoneware('#29323c', '#3d4a57', .3)).location = (cx, cy, .1)
    d = disc('soy', r - 2.3, lambda x, y: 1.12 + .02 * fbm(x, y, 3, 2), M.simple('#3a1708', .05, .5, .1, .3, color2='#4c200c', scale=.6, coat=1, coatr=.02), 60, 160); d.location = (cx, cy, 0); block(cx, cy, rot, s)
    gi = protos(lambda: tube('ginger', [(-.45, 0, 0), (0, rnd(-.2, .2), .1), (.45, rnd(-.2, .2), 0)], .11, M.simple('#e8c46a', .4, color2='#f2dc98', scale=2, vary=.2), 8), 5)
    for q, n in ((.85, 46), (.6, 34), (.35, 20)): strew(gi, n, in_disc(q * 1.2 * s, cx - 1.2 * s, cy), lift=.1, tilt=.6, mind=.12); bpy.context.view_layer.update()
    so = protos(lambda: X.springonion(rnd(.32, .48), rnd(.22, .36)), 6); strew(so, 26, in_gauss(1.0 * s, 1.2 * s, cx + 1.6 * s, cy), lift=.14, tilt=.5, mind=.5); strew(so, 9, in_disc(r - 3, cx, cy), lift=.1, tilt=.4, mind=1.6)
    sprinkle('sesame', ball(8, 6), 60, in_gauss(2.2 * s, 1.9 * s, cx, cy), (.11, .17), M.simple('#e9cf98', .4), .3, .3, (1.3, .8, .5))


def build():
    stage.table(M.wood('#8a6a48', '#bf9a6c', planks=16.0)); P.napkin(24, 32, M.linen('#7b8f7a'), dirn=1.2, at=(-15.5, -6, .2), under=[(-2, -1, 12.6)])
    serve(-2.0, -1.2, 12.0, .32, 1.05); serve(15.4, 14.4, 9.5, -.2, .8)
    pb = P.pinch(3.2, 2.3, M.ceramic('#e8e0cf')); pb.location = (14.2, -6.4, 0); disc('soy2', 2.6, lambda x, y: 1.6 + 0 * x, M.simple('#3a1708', .05, .5, .1, .3, coat=1, coatr=.02), 30, 90).location = (14.2, -6.4, 0)
    g = X.ginger(); place(g, (-13.4, 10.6, 0), (0, 0, .4), .9); st = M.wood('#3a2416', '#5a3a24')
    for k in (0, 1): t = np.linspace(0, 1, 8); tube('stick', np.stack([12.5 + 1.1 * k - 1.2 * t, -12.5 + 0 * t + 14 * (t - .5), .35 + 0 * t], -1), .26, st, 12)
    stage.light('window', power=1.15, exposure=.1); stage.camera('three', (.4, .6, 2), 38, el=50, f=8, focus=(-2, -2, 4))
