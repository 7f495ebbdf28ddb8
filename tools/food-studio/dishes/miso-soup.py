"""Miso soup in a dark red lacquer bowl: pale tofu cubes, shiitake slices, spring onion rings in a cloudy broth; chopsticks."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def shiitake(L=2.6):
    g = M.simple('#e6cfa2', .4, .5, .2, color2='#c9a468', scale=1.4, bump=.2, coat=.3); c = M.simple('#5a3418', .35, .5, .1, color2='#7a4a22', scale=1.2, coat=.4)
    a = np.linspace(0, PI, 26); cap = tube('cap', np.stack([L / 2 * np.cos(a), L * .34 * np.sin(a), 0 * a], -1), .26, c, 8, flat=1); st = blob('stem', (.34, .62, .2), g, .06, 1, 14, box=3); st.location = (0, -.4, 0)
    fill_ = slab('gill', [(L / 2 * math.cos(t), L * .34 * math.sin(t)) for t in np.linspace(0, PI, 24)], .3, g, .04); fill_.location.z = -.15; bpy.context.view_layer.update(); return join([cap, st, fill_], 'shiitake')


def build():
    stage.table(M.wood('#4a3526', '#7d5c40', planks=16.0)); P.napkin(24, 32, M.linen('#aeb7a4'), dirn=1.2, at=(-15.5, -4, .2), under=[(-.5, -.5, 11)])
    cx, cy = -.5, -.3; lq = M.simple('#6d1410', .12, .5, .0, color2='#7d1a14', scale=.5, coat=.9, coatr=.05); b = P.bowl(10.2, 6.4, lq); b.location = (cx, cy, .1); zs = 5.2; r = P.bowl_r(10.2, 6.4, 5.1) + .12
    hz = lambda x, y: zs + .05 * fbm(x * .4, y * .4, 3, 3) + .08 * smooth(r - .6, r, np.hypot(x, y))
    s = disc('soup', r, hz, M.sauce('#cf9d52', '#ddb470', '#b07f38', .16, .8, .3), 130, 260); s.location = (cx, cy, 0); bpy.context.view_layer.update()
    tf = protos(lambda: blob('tofu', (rnd(.95, 1.1), rnd(.95, 1.1), rnd(.7, .85)), M.simple('#faf5e8', .3, .5, .4, .4, color2='#f0e8d2', scale=1, bump=.1, coat=.4), .04, 1.2, 26, box=7), 6); strew(tf, 15, in_disc(6.6, cx, cy), lift=.18, tilt=.25, mind=2.5); bpy.context.view_layer.update()
    sh = protos(lambda: shiitake(rnd(2.4, 3.0)), 5); strew(sh, 9, in_disc(6.8, cx, cy), lift=.22, tilt=.25, mind=2.7); bpy.context.view_layer.update()
    so = protos(lambda: X.springonion(rnd(.34, .52), rnd(.2, .34)), 6); strew(so, 42, in_disc(7.4, cx, cy), lift=.12, tilt=.5, mind=.9)
    pb = P.pinch(3.4, 2.4, M.ceramic('#d8cdb6')); pb.location = (15.6, 9.2, 0); disc('miso', 2.7, lambda x, y: 1.6 + .6 * (1 - np.hypot(x, y) / 2.7) + .12 * fbm(x, y, 2, 3), M.simple('#c48a42', .45, .4, .2, color2='#d9a860', scale=2, bump=.4), 50, 100).location = (15.6, 9.2, 0)
    st = M.wood('#2c1a10', '#4a2e1c')
    for k in (0, 1): t = np.linspace(-.5, .5, 8); tube('stick', np.stack([14.6 + 1.2 * k + 1.6 * t, -4.5 + 20 * t, .4 + 0 * t], -1), .27, st, 12)
    strew(so, 7, in_gauss(1.4, .9, -13.5, 10.5), z=.18, mind=.9, tilt=.3)
    stage.light('window', power=1.15, exposure=.12); stage.camera('three', (.2, .2, 2.4), 36, el=55, f=8, focus=(-1, -1, 5.4))
