"""Egg fried rice in a wok: loose golden rice, curds of egg, peas, carrot dice, rings of spring onion; soy sauce beside."""
from kit import *
from kit import cloth
from kit import extra_b as X
M = mats; P = props

def wok(r=15.5, h=6.2):
    mt = M.castiron(); lathe('wok', [(0, 0), (r * .45, .1), (r * .75, 1.5), (r * .94, h * .62), (r, h - .2), (r + .3, h), (r, h + .15), (r - .35, h - .2), (r * .90, h * .66), (r * .72, 1.9), (r * .45, .6), (0, .5)], mt, sub=2)
    for s in (-1, 1): t = np.linspace(-.30, .30, 24); tube('ear', np.stack([s * (r + 2.6 * np.cos(t / .30 * PI / 2) ** .6 + .1) * 1., r * np.sin(t) * .95, h - .1 + .5 * np.cos(t / .3 * PI / 2)], -1), .48, mt, 12)

def build():
    stage.table(M.wood('#6b5240', '#a98a68', planks=15.0)); cloth.checked(30, 30, (-22, -6, .35), '#b02a22', '#f3ecdf', 3.4, .4, [(0, 0, 17)])
    wok(); R_ = 13.0; dm = lambda x, y: 3.2 + 2.6 * np.maximum(0, 1 - (np.hypot(x, y) / 13.6) ** 2.2) + .55 * perlin(x * .25, y * .25, 4)
    disc('base', R_, lambda x, y: dm(x, y) - .25, M.simple('#cfa45e', .5, color2='#b98a48', scale=1.2, vary=.2))
    for k, c in enumerate(('#efd9a0', '#dfb974', '#c99850')): rice_heap(2100, R_, 2.6, (0, 0), 3.2, .62, .20, M.rice(c), lambda x, y: float(dm(np.array(x), np.array(y))))
    eg = protos(lambda: blob('egg', (rnd(1.6, 2.6), rnd(1.1, 1.7), .5), M.simple('#f5c22c', .4, .5, .3, .3, color2='#f9dc74', scale=.9, bump=.3, coat=.2), .4, 1.4, 24), 6); strew(eg, 26, in_disc(11.2), lift=.22, tilt=.5, mind=3.0)
    pe = protos(lambda: blob('pea', (.62, .6, .56), M.simple('#5d9a2e', .3, .5, .2, .3, color2='#84bb48', scale=1, coat=.4), .04, 1, 18), 3); strew(pe, 38, in_disc(12), lift=.25, tilt=.4, mind=1.2)
    ca = protos(lambda: blob('carrot', (.6, .55, .5), M.simple('#e2762a', .35, .5, .3, .3, color2='#f09040', scale=1, coat=.3), .05, 1, 18, box=6), 4); strew(ca, 32, in_disc(12), lift=.3, tilt=.8, mind=1.4)
    so = protos(lambda: X.springonion(rnd(.62, .85), rnd(.3, .45)), 6); strew(so, 40, in_disc(11.8), lift=.35, tilt=.7, mind=1.2)
    pb = P.pinch(3.4, 2.4, M.ceramic('#efe8da')); pb.location = (-18.6, 11.6, 0); s = disc('soy', 2.9, lambda x, y: 1.7 + 0 * x, M.simple('#2a120a', .08, coat=1)); s.location = (-18.6, 11.6, 0)
    for k, (x, y, a) in enumerate(((18.8, 12.2, 2.0), (20.6, 9.6, 2.15))): mt = M.simple('#4f8f2c', .3, color2='#a6cc6a', scale=.3, coat=.4); o = tube('onion', [(-9, 0, .6), (-4, .3, .6), (2, 0, .7), (8, -.6, .6)], [.75, .62, .5, .34], mt, 14); place(o, (x, y, 0), (0, 0, a))
    stage.light('window', power=1.12, exposure=.2); stage.camera('three', (-.6, .3, 2.5), 42, el=60, f=8, focus=(0, -2, 5))
