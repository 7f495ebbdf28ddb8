"""Three balls of pizza dough and one stretched base on a floured board, semolina and oil in small bowls."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def build():
    stage.table(M.slate('#39474b', '#54646a', .55))
    c = gridmesh('cloth', 60, 20, lambda x, y: (.10 + .30 * np.abs(perlin(x * .08, y * .09, 6)), {'cu': x, 'cv': y}), X.gingham('#a8231d', '#efe7d8', 3.4), 120, 70); place(c, (2, 21.5, 0), (0, 0, -.06))
    bd = P.board(46, 33, 1.8, X.floured(M.wood('#7a5532', '#bb8d5c'), [(-6, -6, 15), (10, 6, 10)])); place(bd, (0, -.5, .9), (0, 0, -.05)); z0 = 1.8; fm = M.simple('#f4eee0', .95, .1, color2='#ebe2d0', scale=1.2)
    dm = M.simple('#efdfba', .5, .35, .3, color2='#e6d1a2', scale=.5, bump=.25, bscale=2.5)
    for x, y, r, h, a in ((-13.2, 9.2, 5.0, 4.3, .3), (.4, 10.0, 5.0, 4.1, 2.0), (13.4, 9.0, 4.9, 4.4, 4.0)): d = X.doughball(r, h, dm); place(d, (x, y, z0), (0, 0, a))
    def hz(x, y):
        d = np.hypot(x, y); an = np.arctan2(y, x); dr = 9.5 - d; rim = np.exp(-((dr - 1.0) / 1.05) ** 2); return z0 + .28 + .85 * rim * (1 + .35 * perlin(np.cos(an) * 3, np.sin(an) * 3, 2)) + .09 * fbm(x * .9, y * .9, 1, 3) + .18 * np.clip(perlin(x * .8, y * .8, 5) - .25, 0, 1) - .9 * smooth(.55, 0, dr)
    b = disc('base', lambda a: 9.6 + .45 * perlin(np.cos(a) * 1.4, np.sin(a) * 1.4, 5), hz, dm, 150, 300); place(b, (-2.6, -5.6, 0))
    sprinkle('semolina', ball(6, 4), 2600, in_box(45, 31), (.03, .075), M.simple('#efd48c', .8), .4); sprinkle('flour', ball(6, 4), 1800, in_gauss(12, 8, -2, -3), (.015, .05), fm, .2)
    for x, y, mt, cc in ((16.6, -3.2, M.simple('#eccb74', .9, color2='#dfb95c', scale=5, bump=.8, bscale=9), '#dcd5c7'), (16.2, -11.2, M.oil('#c9a51c'), '#5f7680')):
        pb = P.pinch(3.4, 2.4, M.ceramic(cc)); pb.location = (x, y, z0); disc('in', 2.75, lambda a, q: 1.55 + (.35 * np.clip(1 - np.hypot(a, q) / 2.7, 0, 1) if cc == '#dcd5c7' else 0 * a), mt).location = (x, y, z0)
    stage.light('window', power=1.15, exposure=.10); stage.camera('three', (0, .2, 1.5), 44, el=52, f=8, focus=(0, -3, 3))
