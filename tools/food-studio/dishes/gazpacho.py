"""Gazpacho in a white bowl: orange-red soup, diced cucumber, pepper and onion in the middle, drops of olive oil; ice-cold on a blue cloth."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def build():
    stage.table(M.plaster('#e2d3b8', '#d2c09c')); P.napkin(26, 34, M.linen('#3d6fa0', stripe='#efe9da'), dirn=1.15, at=(15.5, -4, .3), under=[(0, 0, 12.6)])
    P.plate(13.0, 1.2, M.ceramic('#d9cfb8')).location.z = .14; b = P.bowl(10.0, 5.4, M.ceramic('#f3eee2', specks=.2)); b.location.z = .8; zs = .8 + 4.3; r = P.bowl_r(10.0, 5.4, 4.3) + .12
    hz = lambda x, y: zs + .07 * fbm(x * .4, y * .4, 3, 3) + .04 * fbm(x * 1.4, y * 1.4, 8, 3) + .10 * smooth(r - .7, r, np.hypot(x, y)) + .18 * (1 - smooth(0, 4, np.hypot(x, y)))
    disc('soup', r, hz, M.sauce('#d2451c', '#e0602c', '#b83212', .25, .35, .25), 160, 280); bpy.context.view_layer.update()
    dice = lambda c, c2: protos(lambda: blob('dice', (rnd(.36, .46), rnd(.36, .46), rnd(.32, .42)), M.simple(c, .25, .5, .2, .3, color2=c2, scale=1.2, coat=.5, vary=.12), .05, 1.3, 16, box=6), 4)
    for c, c2, n in (('#cfe0a0', '#a9c878', 44), ('#4f8a34', '#6ea548', 22), ('#c2281a', '#d8452a', 30), ('#f4ece0', '#e6d6cc', 14)): strew(dice(c, c2), n, in_gauss(1.9, 1.8), lift=.22, tilt=1.0, mind=.62); bpy.context.view_layer.update()
    sprinkle('oil', ball(18, 10), 46, in_disc(r - .6, 0, 0, 3.6), (.12, .42), M.oil('#c9a81c'), -.05, 0, (1, 1, .2)); sprinkle('pepper', ball(6, 4), 80, in_disc(r - .6), (.03, .06), M.simple('#1d140d', .7))
    l, _ = surf(.2, .2); sp = sprig(basil, 5, .62); place(sp, (l.x, l.y, l.z + .1), (.1, .05, 1.0))
    t1 = slice_('tomato', 3.0, .6); place(t1, (-15.4, -7.0, .3), (0, .05, .4)); w = wedge('tomato', 3.0, 1.1); place(w, (-16.6, -11.0, .9), (0, 0, 2.2)); cu = protos(lambda: slice_('cucumber', rnd(1.95, 2.2), .35), 3)
    for x, y, z, t in ((-15.2, 8.6, .2, 0), (-17.6, 9.4, .2, 0), (-16.2, 10.2, .55, .2)): inst(R.choice(cu), (x, y, z), (0, t, rnd(0, 6)))
    sn = P.spoon(M.steel()); place(sn, (16.4, -11.5, .95), (0, 0, PI / 2 + .10)); stage.light('summer', exposure=.0); stage.camera('three', (0, -.3, 3), 36, el=58, f=8, focus=(0, -1, 5.6))
