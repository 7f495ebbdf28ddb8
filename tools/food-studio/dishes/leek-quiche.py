"""Leek quiche: fluted crust, golden custard with rings of leek and mountain cheese; one slice drawn out."""
from kit import *
from kit.extra_a import *
M = mats; P = props
R0, RB, HC, HF = 14.0, 12.8, 2.9, 2.05     # a 28 cm tin; its filling stands low

def prof(): return [(0, 0), (6, 0), (RB - .25, 0), (RB, .15), (RB + .45, 1.1), (RB + .85, 2.1), (R0 - .05, 2.6), (R0 + .05, HC - .1), (R0 - .3, HC + .1), (R0 - .7, HC - .2), (R0 - .95, HF + .1), (R0 - 1.2, HF), (RB - .9, HF + .08), (7.5, HF + .12), (3.5, HF + .10), (0, HF + .08)]
def deform(r, z, a):
    k = smooth(RB + .2, R0, r); fl = .24 * np.cos(a * 30) * k; top = smooth(HF - .3, HF - .05, z) * (1 - smooth(R0 - 1.3, R0 - .9, r)); x, y = r * np.cos(a), r * np.sin(a)
    return r + fl + .05 * perlin(x * .5, y * .5, 1) * k, z + top * (.34 * fbm(x * .45, y * .45, 2, 4) + .10 * fbm(x * 1.6, y * 1.6, 6, 3)) + .10 * perlin(np.cos(a) * 6, np.sin(a) * 6, 2) * k
def oattr(r, z, a):
    x, y = r * np.cos(a), r * np.sin(a); f = smooth(HF - .55, HF - .25, z) * (1 - smooth(R0 - 1.1, R0 - .85, r)); return {'fill': f, 'brown': np.clip(.44 + 1.1 * fbm(x * .28, y * .28, 11, 3) + .5 * smooth(10, 13, r) * (.6 + perlin(x * .4, y * .4, 4)), 0, 1), 'top': smooth(1.7, 2.8, z)}
def cattr(r, z):
    rin = np.interp(z, [0, .4, 1.1, 2.1, HC], [RB - .5, RB - .1, RB + .05, RB + .4, R0 - .6]); return {'crust': np.maximum(smooth(.46, .32, z + .06 * perlin(r * 1.2, z, 2)), smooth(-.06, .1, r - rin)), 'h': z / HF, 'rr': r}

def topmat():
    g = M.M('lquiche', '#d9a24a', .42, .45, .2, (.35, .22, .1), coat=.2, coatr=.2); n, n2, n3 = g.noise(.5, 6, .6), g.noise(2.6, 6, .65), g.noise(1.1, 5); cu = g.mix(g.band(n, .3, .7), '#d69a3a', '#e4b860'); b = g.math('ADD', g.attr('brown'), g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), 1.1)); cu = g.mix(g.math('MULTIPLY', g.band(b, .22, .66), .85), cu, '#b36c26'); cu = g.mix(g.math('MULTIPLY', g.band(b, .72, 1.02), .8), cu, '#7a3d14')
    cr = g.ramp(g.math('ADD', g.math('MULTIPLY', n3, .7), g.math('MULTIPLY', n2, .3)), [(.3, '#a1642a'), (.5, '#c8904a'), (.68, '#dfb67a')]); cr = g.mix(g.math('MULTIPLY', g.attr('top'), .28), cr, '#9a5a22'); k = g.band(g.math('ADD', g.attr('fill'), g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .4)), .4, .6); g.col(g.mix(k, cr, cu)); g.set('Roughness', g.math('SUBTRACT', .62, g.math('MULTIPLY', k, .26))); g.bump(g.math('ADD', n2, n), .4, .12); return g.m
def cutmat():
    g = M.M('lquichecut', '#efd79a', .4, .45, .35, (.4, .3, .15), coat=.25, coatr=.2); n, n2, v, v2 = g.noise(.9, 5), g.noise(4, 6, .65), g.voro(1.25), g.voro(4.5); c = g.mix(g.band(n, .3, .7), '#f0d690', '#f4e2ac'); c = g.mix(g.math('MULTIPLY', g.band(v2, .16, .08), .55), c, '#c9a050'); ba = g.band(g.math('ADD', v, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .12)), .30, .26); bc = g.mix(g.band(g.noise(2.2, 3), .45, .6), '#8fae4a', '#c9d68a'); c = g.mix(g.math('MULTIPLY', ba, .85), c, bc); c = g.mix(g.math('MULTIPLY', g.band(g.attr('h'), .90, 1.03), .8), c, '#b0702a')
    k = g.band(g.attr('crust'), .35, .65); cc = g.mix(g.band(n2, .35, .65), '#b87c3c', '#dcb070'); g.col(g.mix(k, c, cc)); g.set('Roughness', g.math('ADD', .32, g.math('MULTIPLY', k, .4))); g.bump(g.math('ADD', n2, g.math('MULTIPLY', g.band(v2, .08, .2), .6)), .4, .1); return g.m

def build():
    stage.table(M.marble('#e9e4dc', '#a8a29c')); nap = P.napkin(28, 30, M.linen('#a8603a'), dirn=.5, at=(17, 9, -.3), under=[(-1.0, 0, 19.4)])
    b = P.roundboard(18.6, 1.4, M.walnut()); b.location = (-1.0, 0, 0); z0 = 1.4; mo, mc = topmat(), cutmat(); sa = .70; ac = -1.02   # slice: angle and direction
    qx, qy = -1.6, 1.2
    q = sector('quiche', prof(), ac + sa / 2 + .012, ac - sa / 2 - .012 + 2 * PI, mo, mc, deform, 420, cattr, oattr, curve=230, centre=(6, 1.1)); q.location = (qx, qy, z0)
    s = sector('slice', prof(), ac - sa / 2, ac + sa / 2, mo, mc, deform, 90, cattr, oattr, curve=230, centre=(6, 1.1)); rot = -.42; d = 5.0; px, py = qx + d * math.cos(ac) , qy + d * math.sin(ac); place(s, (px + 1.4, py + .4, z0), (0, 0, rot))
    lm = [M.simple(c, .35, .5, .2, .3, color2=d, scale=1.2, coat=.35, vary=.15) for c, d in (('#a9c060', '#d3dc9a'), ('#7f9f3c', '#a9c060'), ('#d9dfa8', '#eef0cc'))]; bac = protos(lambda: onion_ring(rnd(.75, 1.25), .16, .2, rnd(4.5, 6.28), R.choice(lm)), 12)
    def onq():
        f = in_disc(12.2)
        while True:
            x, y = f(); a = (math.atan2(y, x) - ac + PI) % (2 * PI) - PI
            if abs(a) > sa / 2 + .12: return x + qx, y + qy
    def ons():
        while True:
            r_, a = 12.0 * math.sqrt(rnd(.06, 1)), rnd(-1, 1) * (sa / 2 - .06) + ac
            if r_ * (sa / 2 - abs(a - ac)) > .45: x, y = r_ * math.cos(a), r_ * math.sin(a); return px + 1.4 + x * math.cos(rot) - y * math.sin(rot), py + .4 + x * math.sin(rot) + y * math.cos(rot)
    strew(bac, 96, onq, lift=.02, tilt=.25, mind=1.3); strew(bac, 12, ons, lift=.02, tilt=.25, mind=1.2); strew(bac, 40, onq, lift=.08, tilt=.3, mind=1.3)
    hm = M.simple('#4f7d2c', .5, vary=.3); chv = protos(lambda: tube('chive', [(-.3, 0, 0), (0, .02, .02), (.3, 0, 0)], .10, hm, 8), 2)
    for w, n in ((onq, 95), (ons, 12)): strew(chv, n, w, lift=.06, tilt=.2, scale=(.6, 1.1)); sprinkle('pep', ball(6, 4), n * 3, w, (.02, .05), M.simple('#1d140d', .7))
    sprinkle('crumbs', ball(6, 5), 120, in_gauss(3.4, 2.2, px + 1, py - 3), (.04, .13), M.simple('#c8924c', .75), .4); sprinkle('crb', bit(), 60, in_gauss(4.2, 2.2, px + 1, py - 3), (.08, .18), M.simple('#b97a38', .7), .4)
    stage.light('window', target=(0, 0, 3), exposure=.12); stage.camera('three', (-.2, -1.6, 1.8), 43.5, el=34, f=6.3, focus=(0, -5, 4.6))
