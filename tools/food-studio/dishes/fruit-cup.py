"""Fruit cup: amber-red long drink with ice, orange, strawberry, cucumber and mint; fruit in front."""
from kit import *
from kit import extra_b as X
from kit import polish
M = mats; P = props


def drink(x, y):
    g = P.glassware('highball'); g.location = (x, y, -.05); lq, rt = P.fill('highball', 12.8, M.clearliquid('#c8642a', .16)); lq.location = (x, y, 0)
    for z in (3.0, 5.9, 8.7, 11.6): c = icecube(2.5); place(c, (x + rnd(-.35, .35), y + rnd(-.3, .3) + .25, z), (rnd(-.3, .3), rnd(-.3, .3), rnd(0, 6)))
    for k, (kind, r) in enumerate((('orange', 2.3), ('cucumber', 1.8), ('orange', 2.2))): s = slice_(kind, r, .26); place(s, (x + (-.8, .9, -.1)[k], y - 1.55 + .2 * k, (4.2, 7.6, 10.6)[k]), (PI / 2 + rnd(-.2, .2), rnd(-.3, .3), rnd(-.4, .4)))
    o = slice_('orange', 2.5, .35); place(o, (x + 3.2, y - .5, 14.8), (PI / 2 - .1, .1, .5)); sp = sprig(mint, 7, 1.05); place(sp, (x - 1.0, y - .8, 14.2), (.35, -.35, 2.4))
    b = polish.realberry(1.2); place(b, (x + .6, y - 1.2, 13.4), (.9, .3, .4))


def build():
    stage.table(M.marble('#e9e6de', '#b0a8a0')); stage.wall(M.plaster('#9fb6a0', '#8faa92'), 75); drink(0, 0); drink(11.5, 17)
    ss = protos(lambda: polish.realberry(rnd(1.25, 1.5)), 3); hf = polish.berryhalf(1.4)
    from kit.extra_a import rest
    for i, (x, y, r, a) in enumerate(((-6.4, -4.4, 1.62, -.75), (-9.0, -2.6, 1.75, 1.1), (7.0, -5.4, 1.68, 1.15))): o = inst(ss[i], (x, y, 1.3), (r, .1, a)); rest(o)
    hf.rotation_mode = 'ZYX'; place(hf, (-4.4, -6.6, 1), (.5, .05, 2.5)); rest(hf); h = X.citrushalf('orange', 3.3, .95); place(h, (10.2, -2.6, 2.9), (1.15, 0, .45)); cu = protos(lambda: slice_('cucumber', rnd(1.95, 2.2), .3), 3)
    for x, y, z, tl in ((3.6, -6.6, .16, 0), (5.0, -8.0, .16, 0)): inst(R.choice(cu), (x, y, z), (0, tl, rnd(0, 6)))
    c = X.wholecucumber(13); place(c, (-17.0, 8.4, 2.1), (0, 0, .25)); strew(protos(mint, 4), 3, in_gauss(1.5, .5, -.4, -8.0), z=.13, tilt=.2, mind=1.8)
    stage.light('summer', target=(0, 0, 6), exposure=.34); stage.card((-14, 12, 9), 14, 20, '#ffffff', 2.0); stage.camera('low', (.2, 0, 8.8), 32, el=13, f=3.6, focus=(0, -3.2, 9))
