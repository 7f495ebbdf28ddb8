"""Stollen under a thick layer of icing sugar, cut, two slices in front; fir twigs, a red cloth."""
from kit import *
from kit import extra_b as X
from kit.extra_a import rest
from kit.loaf import loaf, closed
M = mats; P = props
L = 13.5
PTS = np.array([(6.0, .1), (6.5, 1.5), (6.0, 3.6), (4.2, 5.6), (1.6, 6.5), (-.9, 6.1), (-2.7, 4.9), (-3.5, 3.75), (-4.3, 3.45), (-5.6, 3.0), (-6.5, 1.7), (-6.1, .1)])

def section(x):
    k = max(.015, 1 - (abs(x) / L) ** 3.2) ** .5; p = closed([tuple(q) for q in PTS * (k, .35 + .65 * k)], 170)
    return p * (1 + .035 * fbm(p[:, :1] * .35 + x * .3, p[:, 1:] * .35, x * .3, 3))

def sugarmat():
    g = M.M('stsugar', '#f6f2ea', .9, .2, .15, (.3, .25, .2)); n, n2 = g.noise(.35, 7, .6, .5), g.noise(2.4, 7, .65); c = g.mix(g.band(n2, .3, .7), '#fbf8f2', '#ece5d8'); k = g.math('ADD', g.attr('high'), g.math('MULTIPLY', g.math('SUBTRACT', g.math('ADD', n, g.math('MULTIPLY', n2, .5)), .75), .9))
    c = g.mix(g.band(k, .22, .02), c, g.mix(g.band(n2, .35, .65), '#9a5a24', '#c48a48')); g.col(c); g.bump(g.math('ADD', n2, g.math('MULTIPLY', n, .6)), .5, .16); return g.m
def crumbmat():
    g = M.M('stcrumb', '#ecd08a', .8, .2, .2, (.3, .2, .1)); n, v = g.noise(1.5, 6, .6), g.voro(3.2); c = g.mix(g.band(n, .3, .7), '#f0d898', '#dfbd74'); c = g.mix(g.math('MULTIPLY', g.band(v, .30, .10), .5), c, '#bf9448')
    c = g.mix(g.attr('dark'), c, '#3f1a14'); c = g.mix(g.attr('light'), c, '#e8922a'); c = g.mix(g.attr('green'), c, '#f8ecca'); c = g.mix(g.band(g.attr('edge'), .925, .955), c, '#b67a38'); c = g.mix(g.band(g.attr('edge'), .965, .985), c, '#f8f4ec'); g.col(c); g.bump(g.math('ADD', v, n), .5, .12); return g.m
def fruit():
    out = []
    while len(out) < 30:
        y, z = rnd(-5.2, 5.4), rnd(.7, 5.7)
        if z < np.interp(y, [-5.6, -4, -2.6, 1.6, 4, 5.6], [2.0, 2.6, 4.2, 5.8, 5.0, 3.2]) and all(math.hypot(y - a, z - b) > .95 for a, b, _, _ in out): out.append((y, z, rnd(.32, .52), ('dark', 'dark', 'light', 'green')[len(out) % 4]))
    return out

def build():
    stage.table(M.wood('#3d4a44', '#66756c', planks=15.0)); stage.wall(M.plaster('#b4a48e', '#a5947d'), 68)
    P.napkin(32, 24, M.linen('#a5322c'), dirn=.25, amp=.8, at=(18.5, 10.5, -.25)); b = P.board(46, 26, 1.9, M.wood('#8a5c36', '#b98a58', scale=.8)); b.rotation_euler[2] = .07
    su, cb = sugarmat(), crumbmat(); lo = loaf(-L, 5.6, section, su, cb, False, True, fruit, 7); place(lo, (-4.6, 2.4, 1.9), (0, 0, -.55))
    for x, y, a, t in ((7.2, -5.0, .8, .0), (13.0, .2, .5, .14)):
        s = loaf(5.8, 7.1, section, su, cb, True, True, fruit, 7); s.data.transform(Matrix.Translation((-6.45, 0, -3.0))); place(s, (x, y, 3.0), (0, -PI / 2 + t, a)); rest(s, 1.9)
    for x, y, a, Lt in ((-27.0, -18.5, .12, 15), (-25.0, -20.0, .0, 14), (-20.0, 17.5, -.25, 19)): q = X.firtwig(Lt); place(q, (x, y, .5), (0, 0, a))
    al = protos(lambda: blob('alm', (1.1, .62, .34), M.simple('#ecd6a8', .5, color2='#dfc08a', scale=3, bump=.3, bscale=4), .05, 1, 22), 3); ra = protos(lambda: blob('raisin', (.72, .52, .42), M.simple('#4a1e18', .4, color2='#6e3424', scale=2, bump=.8, bscale=3, vary=.25), .3, 1.8, 24), 5)
    for x, y, a in ((-8.8, -9.6, .3), (-6.9, -10.6, 1.5)): rest(inst(R.choice(al), (x, y, 2.3), (0, 0, a)), 1.9)
    for x, y in ((-4.6, -9.4), (-3.2, -10.4), (-10.9, -8.9), (-5.6, -8.4)): rest(inst(R.choice(ra), (x, y, 2.3), (0, 0, rnd(0, 6))), 1.9)
    sprinkle('sugar', ball(6, 4), 2600, in_gauss(9, 5.5, 1, -3), (.012, .045), M.simple('#fbf8f2', .9), .4)
    stage.light('window', target=(0, 0, 4), exposure=.30); stage.camera('low', (-.4, -1.0, 3.8), 40, el=30, f=5, focus=(2.0, -4.0, 5))
