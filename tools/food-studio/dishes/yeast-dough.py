"""Risen yeast dough above the rim of a wide bowl, eggs, butter and milk beside it, red checked cloth."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def build():
    stage.table(M.palewood(planks=15.0));
    c = gridmesh('cloth', 44, 34, lambda x, y: (.10 + .45 * np.abs(perlin(x * .08, y * .09, 6)), {'cu': x, 'cv': y}), X.gingham('#a8231d', '#efe7d8', 3.6), 120, 90); place(c, (6, 1, 0), (0, 0, .3))
    b = P.bowl(13.0, 8.6, M.ceramic('#5f7f92', specks=.3)); b.location = (-1, 2, .5)
    dm = M.simple('#f1dda6', .45, .4, .35, color2='#ead092', scale=.4, bump=.18, bscale=2.2, coat=.15, coatr=.35)
    def hz(x, y):
        d = np.hypot(x, y) / 12.3; z = 7.9 + 5.0 * np.sqrt(np.clip(1 - d ** 2.3, 0, 1)) + .28 * fbm(x * .22, y * .22, 2, 3) + .06 * fbm(x * 1.3, y * 1.3, 5, 3)
        for a, q, r in ((-4, -6, .9), (3.2, -7.4, .7), (6.5, -2.0, .8), (-1.0, -2.2, .6), (-7.4, -1.0, .7)): z = z + .35 * np.exp(-(((x - a) ** 2 + (y - q) ** 2) / r ** 2))
        w = x * .25 + .6 * perlin(x * .14, y * .14, 8); return z - .45 * np.exp(-((y * .30 + w + .4) / .16) ** 2) * smooth(.9, .5, d)
    d = disc('dough', 12.3, hz, dm, 150, 260); d.location = (-1, 2, .5)
    es = [X.eggshell('#b87a4c', '#cb9468'), X.eggshell('#dcb58c', '#e8cba8')]
    for x, y, a, k in ((16.2, -3.2, .5, 0), (13.4, -9.0, 2.2, 1)): e = X.egg(es[k]); e.data.transform(Matrix.Rotation(PI / 2, 4, 'Y')); place(e, (x, y, 2.55), (0, .04, a))
    bp = P.plate(7.6, 1.2, M.ceramic('#f0ebe0')); bp.location = (-13.9, -11.4, 0); bm = M.simple('#f6dc7e', .4, .4, .4, color2='#f2d368', scale=.8, coat=.2)
    for x, y, z, a, s in ((-15.4, -10.8, 2.0, .3, 2.6), (-12.4, -12.5, 1.85, 1.0, 2.3), (-12.8, -9.3, 1.8, .1, 2.2), (-14.0, -10.9, 4.1, .6, 2.1)): o = blob('butter', (s / 2,) * 3, bm, .05, 1.0, 24, box=7); place(o, (x, y, z), (0, 0, a))
    # milk in a glass behind
    g = P.glassware('tumbler'); l, _ = P.fill('tumbler', 7.0, M.cream('#fbf7ec'))
    for o in (g, l): place(o, (17.5, 12.5, .1), (0, 0, 0), 1.15)
    sprinkle('flour', ball(6, 4), 900, in_gauss(9, 3, -4, -13), (.02, .06), M.simple('#f6f0e2', .95), .2)
    stage.light('summer', power=1.0, exposure=.08); stage.camera('three', (-.6, .4, 5.4), 41, el=36, f=5.6, focus=(-1, -8, 8))
