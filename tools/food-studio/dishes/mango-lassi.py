"""Mango lassi: two tall glasses, yellow and thick, mint on top; a mango and mango cubes in front."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def lassi():
    g = M.M('lassi', '#f4b63c', .25, .5, .4, (1.0, .6, .2), coat=.25, coatr=.2); n = g.noise(.4, 4, .5); g.col(g.mix(g.band(n, .3, .7), '#f2ae2e', '#f7c65a')); return g.m


def glassful(x, y, lv):
    g = P.glassware('latte'); g.location = (x, y, -.05); lq, rt = P.fill('latte', lv, lassi(), .05, .014); lq.location = (x, y, 0)
    f = disc('foam', rt - .04, lambda a, b: .08 + .14 * np.maximum(0, fbm(a * 1.4, b * 1.4, x, 3)) + .10 * smooth(rt - .6, rt - .1, np.hypot(a, b)), M.simple('#f8d27a', .5, .4, .3, .3, color2='#fbe2a4', scale=2, bump=.4, bscale=6), 60, 120); f.location = (x, y, lv); bpy.context.view_layer.update()
    sp = sprig(mint, 6, .95); place(sp, (x - .3, y - .4, lv + .5), (.35, -.2, 2.4)); return rt


def mango(L=5.6):
    g = M.M('mango', '#e39a2a', .32, .5, .1, (.4, .2, .1), coat=.35, coatr=.15); z = g.n('SeparateXYZ', {0: g.co(1, jitter=False)}).outputs[0]; n = g.noise(.4, 4); k = g.band(g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), 4.)), -2.5, 3.5)
    c = g.mix(k, '#6f8a2c', '#e8a42c'); c = g.mix(g.band(g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), 5.)), 1.4, 4.6), c, '#c8402a'); g.col(c); return blob('mango', (L, L * .66, L * .62), g.m, .06, .5, 50)


def build():
    stage.table(M.wood('#7a4f33', '#b98a5e', planks=15.0)); stage.wall(M.plaster('#3f7f80', '#35706f'), 70); glassful(-1.0, 0, 12.2); glassful(9.8, 12.5, 11.8)
    m1 = mango(5.4); place(m1, (-13.4, 8.0, 3.4), (.1, .1, .4)); m2 = mango(4.9); place(m2, (-21.0, 14.0, 3.1), (.1, 0, -.5))
    cm = M.simple('#f0a01c', .28, .5, .3, .4, color2='#f6b840', scale=1.2, bump=.2, bscale=3, coat=.5, vary=.1); cu = protos(lambda: blob('cube', (rnd(.8, .95), rnd(.75, .9), rnd(.7, .85)), cm, .06, 1.4, 24, box=6), 5)
    for x, y, z, t in ((5.6, -4.6, .8, 0), (7.8, -5.4, .8, 0), (6.6, -4.7, 2.3, .2), (9.6, -3.6, .8, 0), (4.0, -7.0, .8, 0), (7.2, -8.0, .8, 0), (-6.6, -5.4, .8, 0), (-8.6, -4.2, .8, 0)): inst(R.choice(cu), (x, y, z), (0, t, rnd(0, 6)))
    strew(protos(mint, 3), 4, in_gauss(1.6, .6, -1, -7.4), z=.12, tilt=.2, mind=1.8); cd = protos(X.cardamom, 3); strew(cd, 6, in_gauss(1.4, .7, -12.0, -6.6), z=.4, tilt=.1, mind=1.0)
    stage.light('window', target=(0, 0, 8), exposure=.22); stage.area((24, -46, 30), (0, 0, 9), 40, 150, (1, .98, .96)); stage.camera('low', (-.6, 0, 7.6), 33, el=16, f=4.5, focus=(-1, -3.2, 10))
