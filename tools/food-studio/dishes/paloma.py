"""Paloma: pale pink grapefruit long drink with ice, salt rim, grapefruit and lime; bright light."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def drink(x, y):
    g = P.glassware('highball'); g.location = (x, y, -.05); lq, rt = P.fill('highball', 12.8, M.clearliquid('#f2a892', .10)); lq.location = (x, y, 0)
    for z in (3.0, 5.9, 8.7, 11.6): c = icecube(2.5); place(c, (x + rnd(-.35, .35), y + rnd(-.3, .3) + .25, z), (rnd(-.3, .3), rnd(-.3, .3), rnd(0, 6)))
    s = slice_('grapefruit', 2.5, .28); place(s, (x - .3, y - 1.5, 6.4), (PI / 2 + .1, .1, .3)); s = slice_('lime', 1.9, .25); place(s, (x + .6, y - 1.7, 10.4), (PI / 2 - .1, -.2, -.2))
    o = slice_('grapefruit', 3.1, .4, 0, PI); place(o, (x + 2.6, y - .7, 14.2), (PI / 2 - .1, -.5, .5)); n = 900; A = np.random.RandomState(3).rand(n) * 2 * PI; Z = 14.1 + np.random.RandomState(4).rand(n) ** 1.4 * 1.05
    many('rim', crystal(), [((x + (3.42 + .03 * (z - 14)) * math.cos(a), y + (3.42 + .03 * (z - 14)) * math.sin(a), z), (a, z, a * 2), (.10, .10, .09)) for a, z in zip(A, Z)], M.simple('#fbfaf6', .4))


def build():
    stage.table(M.marble('#e9e6de', '#b0a8a0')); stage.wall(M.plaster('#7fa9a8', '#74a09f'), 75); drink(0, 0); drink(11.5, 17)
    h = X.citrushalf('grapefruit', 4.2, .95); place(h, (9.6, -2.4, 3.6), (1.15, 0, .45)); w = X.citruswhole('grapefruit', 4.6); place(w, (-14.5, 9.5, 4.4)); lm = X.citrushalf('lime', 2.4, .95); place(lm, (-6.6, -3.8, 2.0), (1.1, 0, -.5)); q = X.citrusslice('lime', 2.2, .4, PI); place(q, (-9.6, -5.4, .02), (0, 0, 2.5))
    g2 = X.citrusslice('grapefruit', 3.6, .5, PI); place(g2, (4.8, -6.8, .02), (0, 0, .5)); sprinkle('salt', crystal(), 260, in_gauss(2.6, .9, -2.5, -7.6), (.06, .14), M.simple('#fbfaf6', .4), .5, .8)
    stage.light('summer', target=(0, 0, 6), exposure=.34); stage.card((-14, 12, 9), 14, 20, '#ffffff', 2.0); stage.camera('low', (.2, 0, 8.8), 32, el=13, f=3.6, focus=(0, -3.2, 9))
