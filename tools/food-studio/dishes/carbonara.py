"""Spaghetti carbonara from above: yellow nest, strips of guanciale, pecorino and coarse pepper on a dark plate, mustard checked cloth."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def build():
    stage.table(M.plaster('#e6e0d6', '#d8d0c3'))
    c = gridmesh('cloth', 26, 50, lambda x, y: (.10 + .30 * np.abs(perlin(x * .10, y * .07, 9)), {'cu': x, 'cv': y}), X.gingham('#b98a1e', '#f2ebdc', 3.4), 90, 120); place(c, (19, 0, 0), (0, 0, .12))
    P.coupe(13.4, 3.2, M.stoneware('#2f3a40', '#475258', .4)).location = (0, 0, .3)
    mound = lambda x, y: .95 + 1.7 * np.sqrt(np.clip(1 - (np.hypot(x, y) / 9.2) ** 2.2, 0, 1))
    disc('under', 9.2, lambda x, y: mound(x, y) - .2 + .15 * fbm(x, y, 1, 3), M.sauce('#e8c45a', '#f2dc8c', '#d6a83c', .4))
    hm = HeightMap(11.5, .09).fill(lambda x, y: np.maximum(mound(x, y), .95 + 2.4 * smooth(.52, .98, np.hypot(x, y) / 13.4)))
    pm = M.pasta('#f5d271', '#fbe7a6', .6); nest(170, 9.3, 3.0, .17, hm, pm, sink=1.2, turns=(.5, 1.4)); nest(40, 7.4, 3.0, .17, hm, pm, turns=(.7, 1.7), name='top', sink=.7)
    def strip():
        o = blob('guanciale', (rnd(1.3, 1.8), rnd(.5, .65), rnd(.3, .4)), M.simple('#a8432a', .3, color2='#e6b184', scale=.9, bump=.3, coat=.4, vary=.25), .16, 1.1, 26, box=4); o.data.transform(Matrix.Rotation(rnd(-.1, .1), 4, 'Z')); return o
    strew(protos(strip, 7), 36, in_disc(7.6), lift=.24, tilt=.3, mind=1.9)
    crumbs(620, in_disc(6.6), (.05, .13), M.simple('#fbf3da', .5))
    sprinkle('pepper', chunkbase(), 420, in_disc(9.6), (.05, .13), M.simple('#1a120c', .7), .3)
    place(P.fork(), (-17.2, -9.5, .5), (0, 0, PI / 2 + .05))
    pb = P.pinch(3.2, 2.2, M.ceramic('#d9d2c4')); pb.location = (-16.6, 12.0, 0); disc('pep', 2.5, lambda x, y: 1.3 + .25 * fbm(x * 1.4, y * 1.4, 3, 3), M.simple('#2a1e16', .7, color2='#57432f', scale=6, bump=1, bscale=9)).location = (-16.6, 12.0, 0)
    w = blob('wedge', (4.4, 3.0, 1.6), M.simple('#f3e6bd', .5, color2='#e8d49c', scale=1.5, bump=.3, bscale=6), .06, 1.1, 44, box=5); place(w, (16.2, 11.6, 2.0), (0, 0, -.5))
    crumbs(60, in_gauss(.9, .8, 12.2, 11.2), (.06, .18), M.simple('#fbf3da', .5))
    stage.light('window', power=1.05, exposure=.05); stage.camera('top', (0, 0, 1.5), 41, f=11, focus=(0, 0, 3))

def chunkbase(): return crystal()
