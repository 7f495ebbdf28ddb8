"""Lentil curry with spinach and coconut milk, seen from above: dark bowl, small bowl of rice, lime."""
from kit import *
from kit import extra_a as A
from kit import extra_b as X
M = mats; P = props

def lentil():
    b = blob('lentil', (.36, .36, .17), M.simple('#7a5426', .4, .5, .1, .2, color2='#97702f', scale=2, coat=.4, vary=.4), .03, 1, 12); return b

def build():
    stage.table(M.plaster('#cdbfa6', '#bda98a')); P.napkin(22, 34, M.linen('#5b7f6a', stripe='#e6e0cc'), dirn=1.3, at=(-17.5, -7, .25), under=[(-3, -.5, 12)])
    bx, by = -3.0, -.5; b = P.bowl(11.2, 5.6, M.stoneware('#2f3d46', '#44565f', .3)); b.location = (bx, by, 0); zs = 4.5; r = P.bowl_r(11.2, 5.6, zs) + .12
    hz = lambda x, y: zs + .16 * fbm(x * .5, y * .5, 2, 4) + .07 * fbm(x * 1.8, y * 1.8, 5, 3) + .12 * smooth(r - .8, r, np.hypot(x, y)) + .35 * (1 - smooth(0, 8, np.hypot(x, y)))
    so = disc('sauce', r, hz, M.sauce('#d08a26', '#e3a744', '#a8611a', .22, .9, .2, oil=.4), 150, 280); so.location = (bx, by, 0)
    strew(protos(lentil, 8), 620, in_disc(r - .5, bx, by), lift=.03, tilt=.5, mind=.36)
    tm = protos(lambda: blob('tom', (rnd(.6, .95), rnd(.5, .7), .3), M.simple('#c23a1c', .25, .5, .2, .3, color2='#d9602e', coat=.5, vary=.2), .3, 1.4, 18), 5); strew(tm, 26, in_disc(8.8, bx, by), lift=.02, tilt=.3, mind=1.5)
    sm = M.leafmat('#285c1e', '#3f7d2c', vein='#6fa04e', rough=.3); sp = protos(lambda: leaf(rnd(3.4, 4.8), rnd(2.2, 2.9), .6, rnd(.1, .4), cup=rnd(-.3, .3), pucker=.22, mat=sm, name='spinach'), 6); strew(sp, 20, in_disc(8.4, bx, by), lift=.12, tilt=.35, mind=2.2)
    zf = lambda x, y: surf(x, y)[0].z + .02; a = np.linspace(0, 2 * PI * 1.7, 26); q = 6.6 - 3.9 * a / a[-1]
    swirl([(bx + u * math.cos(t + .6), by + u * math.sin(t + .6)) for u, t in zip(q, a)], .34, M.cream('#fbf8f0'), zf, 200, .4, .4)
    cor = protos(lambda: coriander(rnd(1.2, 1.6)), 4); strew(cor, 7, in_gauss(1.3, 1.2, bx, by), lift=.3, tilt=.35, mind=1.2)
    w = A.citrus_wedge('lime', 3.0, 2.3); l, _ = surf(bx + 5.6, by - 3.2); place(w, (bx + 5.6, by - 3.2, l.z - .25), (.2, .1, .8))
    rx, ry = 14.4, 7.0; rb = P.bowl(6.6, 4.2, M.ceramic('#efe8da')); rb.location = (rx, ry, 0); dm = lambda x, y: 2.6 + 2.4 * max(0, 1 - (math.hypot(x - rx, y - ry) / 6.4) ** 2.4)
    d = disc('ricebase', 5.9, lambda x, y: 2.45 + 2.4 * np.maximum(0, 1 - (np.hypot(x, y) / 6.4) ** 2.4), M.rice()); d.location = (rx, ry, 0); rice_heap(2600, 5.7, 2.4, (rx, ry), 2.6, .36, .085, M.rice('#fffaf0'), dm)
    h = X.citrushalf('lime', 2.4, .9); place(h, (12.6, -6.4, 0), (0, .05, .5)); sn = P.spoon(M.brass()); place(sn, (17.6, -11.5, 1.0), (0, 0, PI / 2 + .25)); strew(cor, 2, in_gauss(.6, .5, 12.2, -11.2), z=.3, mind=1)
    stage.light('window', power=1.1, exposure=.12); stage.camera('top', (0, .2, 2), 41, el=84, f=9, focus=(bx, by, 4.8))
