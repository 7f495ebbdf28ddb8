"""Chili sin carne: kidney beans, sweetcorn and red peppers in tomato, soya yoghurt, coriander, lime."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def build():
    stage.table(M.wood('#4a3526', '#7d5d44', planks=15.0)); nap = P.napkin(26, 32, M.linen('#6f8290'), dirn=1.1, at=(14.5, -7, .25), under=[(-1.0, 0, 11.6)] + [(14.4 - .08 * k, -13 + k, 2.6) for k in range(0, 24, 3)])
    cx = -1.0; b = P.bowl(11.2, 6.2, M.stoneware('#d2c6b0', '#e2d8c4', .34)); b.location = (cx, 0, .1); zs = 4.9; r = P.bowl_r(11.2, 6.2, zs) + .1
    hz = lambda x, y: zs + .5 * np.clip(1 - (np.hypot(x, y) / r) ** 2, 0, 1) + .28 * fbm(x * .55, y * .55, 2, 4) + .12 * fbm(x * 1.8, y * 1.8, 5, 3) + .12 * smooth(r - .8, r, np.hypot(x, y))
    s = disc('chili', r, hz, M.sauce('#7d1c0c', '#a8381a', '#4f0f06', .18, 1.2, .15, oil=.25), 150, 280); s.location.x = cx; w = in_disc(8.9, cx, 0)
    cr = [(-2.2, 1.2)]; ok = lambda x, y, d=2.2: math.hypot(x - cx - .6, y - .8) > d
    def away(d=2.3):
        def f():
            while True:
                x, y = w()
                if ok(x, y, d): return x, y
        return f
    bits = protos(lambda: chunk((rnd(.5, .9), rnd(.4, .7), .4), M.sauce('#9a2a12', '#c2481e', '#7a1a0a', .16), .35), 5); strew(bits, 60, w, lift=-.06, mind=.9)
    kb = protos(lambda: X.kidneybean('#6e1a1c', '#8f2f2a'), 6); strew(kb, 150, away(1.8), lift=.10, tilt=.7, mind=.95, scale=(.9, 1.2))
    cn = protos(lambda: blob('corn', (.48, .40, .33), M.simple('#eeba26', .22, .5, .3, .3, color2='#f6d04a', coat=.6, vary=.12), .06, 1, 16, box=3), 4); strew(cn, 58, away(1.6), lift=.10, tilt=.7, mind=.8)
    pe = protos(lambda: blob('pep', (.62, .55, .2), M.skin(R.choice(['#b81e10', '#c22a14']), '#d8561e', .16), .06, 1, 18, box=5), 6); strew(pe, 34, away(1.8), lift=.12, tilt=.6, mind=1.3)
    o_ = protos(lambda: X.oniondice(), 4); strew(o_, 24, away(2), lift=.08, tilt=.6, mind=1.4, scale=(.6, .9))
    # soya yoghurt, coriander
    l = max(surf(cx + .6 + a, .8 + b_)[0].z for a, b_ in ((0, 0), (1, 0), (-1, 0), (0, 1)))
    d = disc('cream', lambda a: 2.55 * (1 + .12 * perlin(np.cos(a) * 1.5, np.sin(a) * 1.5, 2) + .05 * perlin(np.cos(a) * 4, np.sin(a) * 4, 5)), lambda x, y: .95 * np.clip(1 - (np.hypot(x, y) / 2.8) ** 2.6, 0, 1) ** .6 + .30 * np.sin(np.hypot(x, y) * 2.6 + np.arctan2(y, x)) * np.clip(1 - np.hypot(x, y) / 2.5, 0, 1), M.cream('#f7f2e8'), 70, 150, power=.7); d.location = (cx + .6, .8, l - .35)
    co = protos(lambda: coriander(rnd(1.0, 1.4)), 5); strew(co, 5, in_gauss(.8, .6, cx + 2.2, 1.6), lift=.28, tilt=.45, mind=.6); strew(co, 9, in_disc(7.5, cx, 0, 3.2), lift=.25, tilt=.35, mind=2.2)
    sprinkle('herb', bit(), 120, in_disc(8.6, cx, 0), (.06, .14), M.simple('#3f7a26', .5), .5); sprinkle('pepper', ball(6, 4), 120, in_disc(8.6, cx, 0), (.03, .06), M.simple('#1d140d', .7)); sprinkle('paprika', bit(), 60, in_gauss(1.0, 1.0, cx + .6, .8), (.04, .09), M.simple('#a83210', .5), .4)
    # lime, tortilla chips, small bowl of avocado
    for x, y, a, t in ((-15.8, 9.2, .4, .5), (-17.6, 6.0, 1.9, -.2)): lm = X.citrushalf('lime', 2.4, .9); place(lm, (x, y, .1), (t * .4, 0, a))
    tc = protos(lambda: X.tortilla(), 4)
    for x, y, z, a in ((-15.6, -8.0, .3, .2), (-18.2, -6.0, .35, 1.4), (-13.2, -10.6, .3, 2.5), (-16.0, -9.0, 1.0, .9), (-17.8, -9.8, .6, 3.3)): inst(R.choice(tc), (x, y, z), (rnd(-.2, .2), rnd(-.2, .2), a))
    sp = P.spoon(); place(sp, (14.2, -11.5, .78), (0, 0, PI / 2 + .08)); strew(co, 2, in_gauss(.8, .8, 14, 10.5), lift=.25, mind=1.5)
    stage.light('window', power=1.15, exposure=.20); stage.camera('three', (-.8, 0, 3), 36, el=50, f=6.3, focus=(0, -2, 5.8))
