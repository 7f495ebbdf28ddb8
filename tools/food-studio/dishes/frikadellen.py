"""Eight browned meat patties piled on a plate, mustard and parsley; seen from low down."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def crustmat():
    g = M.M('fcrust', '#8a4a1e', .5, .4, .08, (.3, .15, .06), coat=.25, coatr=.25)
    n, n2 = g.noise(.7, 6, .6), g.noise(2.6, 6, .65)
    c = g.mix(g.band(n, .3, .7), '#6a3010', '#a86026')
    c = g.mix(g.math('MULTIPLY', g.band(n2, .52, .66), .9), c, '#3c1808')
    c = g.mix(g.math('MULTIPLY', g.band(n2, .40, .30), .5), c, '#cf9450')
    g.col(g.vary(c, .16)); g.bump(g.math('ADD', n2, n), .6, .16); return g.m


def patty(r=3.5, h=1.35):
    return blob('patty', (r * rnd(.96, 1.06), r * rnd(.90, 1.0), h), crustmat(), .20, 2.7, 52, box=2.6, oct=4)


def build():
    stage.table(M.wood('#7c6248', '#b59773', planks=14.0))
    nap = P.napkin(34, 30, M.linen('#c9d3d8', stripe='#2f5687'), dirn=.4, at=(-15, 8, .35), under=[(0, 0, 14.6)])
    P.plate(14.2, 1.9, M.ceramic('#e9e5da', '#7a6a55', .5)).location.z = .14
    lv = [(-6.2, 2.4), (-.2, 5.6), (6.0, 2.6), (-3.6, -4.2), (3.6, -4.4)]
    for x, y in lv: place(patty(), (x, y, 2.2), (rnd(-.1, .1), rnd(-.1, .1), rnd(0, 6)))
    for x, y in ((-2.6, .8), (3.2, .6)): place(patty(), (x, y, 4.6), (rnd(-.12, .12), rnd(-.12, .12), rnd(0, 6)))
    place(patty(3.4, 1.3), (.4, 1.6, 6.85), (-.12, .08, .5))
    par = protos(lambda: parsley(rnd(1.2, 1.6)), 4)
    strew(par, 7, in_gauss(1.3, 1.0, 8.8, -4.4), lift=.3, tilt=.4, mind=.9); strew(par, 3, in_gauss(.8, .8, .2, 1.6), lift=.3, tilt=.35, mind=.9)
    sprinkle('herb', bit(), 90, in_disc(8), (.07, .15), M.simple('#3f7426', .5, vary=.3), .5)
    b = P.pinch(4.0, 3.0, M.stoneware('#3f5a63', '#587680', .35)); b.location = (15.6, -6.4, 0)
    disc('mustard', 3.35, lambda x, y: 2.25 + .35 * smooth(3.3, .5, np.hypot(x, y)) + .22 * np.sin(np.hypot(x, y) * 2.4 + np.arctan2(y, x)) * smooth(3, .5, np.hypot(x, y)), M.simple('#d9a21c', .25, .5, .2, .3, color2='#e8bb3a', scale=1.4, bump=.2, coat=.5)).location = (15.6, -6.4, 0)
    stage.light('window', exposure=.16); stage.camera('three', (1.0, -.4, 3.4), 37, el=33, f=7, focus=(0, -4, 4))
