"""Knife skills, flat lay: carrot sticks and coins, pepper dice, onion dice, cucumber half moons, spring onion rings, knife."""
from kit import *
from kit import extra_b as X
import importlib
M = mats; P = props; knife_scene = importlib.import_module('dishes.story-knife-and-board')

def build():
    stage.table(M.plaster('#b9c6c6', '#a4b3b4')); b = P.board(47, 31, 2.2, M.palewood()); b.rotation_euler[2] = .03; z = 2.2
    car = M.simple('#e8761a', .35, .5, .2, .3, color2='#f29a3a', scale=1.5, coat=.3, vary=.12); pep = M.simple('#c81f1a', .22, .5, .15, .3, color2='#de4428', scale=1.2, coat=.6, vary=.15)
    stick = protos(lambda: blob('stick', (rnd(2.6, 2.9), .25, .25), car, .03, 1, 14, box=9), 5); dice = protos(lambda: blob('dice', (.62, .62, rnd(.4, .55)), pep, .05, 1, 14, box=7), 6)
    for i in range(52): x, y = -17.4 + rnd(-2.4, 2.4), 6.9 + rnd(-2.4, 2.4); inst(R.choice(stick), (x, y, z + .3 + rnd(0, 1.3) * (1 - abs(x + 17.4) / 3.2)), (rnd(-.06, .06), rnd(-.06, .06), PI / 2 + rnd(-.20, .20)))
    coin = protos(lambda: X.carrotcoin(rnd(1.5, 1.7), .45), 5)
    for i in range(10): inst(R.choice(coin), (-19.4 + rnd(-.1, .1), -12.0 + i * 1.0, z + 1.15), (-PI / 2 + .75, 0, rnd(-.05, .05)), 1.0)
    for i in range(9): inst(R.choice(coin), (-15.4 + rnd(-.1, .1), -11.4 + i * 1.0, z + 1.15), (-PI / 2 + .75, 0, rnd(-.05, .05)), .92)
    cu = protos(lambda: half_slice('cucumber', 2.5, .4), 5)
    for i in range(12): inst(R.choice(cu), (-1.6 + rnd(-.1, .1), -12.2 + i * .95, z + .55), (-.55, 0, rnd(-.06, .06)), 1.0)
    so = protos(lambda: X.springonion(rnd(.55, .75), .4), 6); on = protos(knife_scene.dice, 8)
    def heap(ps, n, x, y, r, h, mind, tilt):     # bottom layers first, each a little smaller
        for q, m_ in ((1, n), (.72, int(n * .5)), (.4, int(n * .18))): strew(ps, m_, in_disc(r * q, x, y), z=z + .35 + h * (1 - q) * 1.5, mind=mind, tilt=tilt)
    heap(dice, 34, -9.0, 7.0, 4.2, .8, 1.15, .25); heap(on, 52, -8.6, -6.8, 4.1, .6, .85, .5); heap(so, 44, .8, 7.0, 4.2, .6, .95, .6)
    k = knife_scene.blade(20.5, 4.6); place(k, (10.6, -2.2, z + .16), (0, .0, PI / 2 - .06))
    strew(protos(lambda: parsley(1.5), 4), 7, in_gauss(1.0, 1.8, 19.4, -8.0), lift=.25, tilt=.3, mind=1.3)
    h = X.onionhalf(2.9); place(h, (19.6, 7.8, z + .1), (0, 0, .5))
    stage.light('window', power=1.05, exposure=.12); stage.camera('top', (0, 0, 2), 53, f=9, focus=(0, 0, 3))
