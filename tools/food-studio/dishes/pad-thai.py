"""Pad thai on a blue plate: rice noodles, peeled prawns, egg, sprouts, spring onion, peanuts; chopsticks, lime."""
from kit import *
from kit import extra_a as A
from kit import cloth
from kit import extra_b as X
M = mats; P = props

def prawn(r=1.9):
    """A peeled, cooked tail: a fat curl that tapers, ringed, with its fan."""
    t = np.linspace(0, 1, 60); a = -.5 + 3.9 * t; q = r * (1.15 - .3 * t); w = .95 * (1 - .62 * t ** 1.4) * (1 + .07 * np.abs(np.sin(t * 19))) * np.clip(t / .06, .3, 1) ** .5
    mt = M.simple('#ee8a5c', .25, .5, .3, .4, color2='#f8cdb2', scale=1.3, bump=.15, coat=.6, vary=.12, coatr=.1); out = [tube('body', np.stack([q * np.cos(a), q * np.sin(a), .25 * np.sin(t * 3)], -1), w, mt, 18, flat=.85)]
    red = M.simple('#d2491c', .3, coat=.4); e = (q[-1] * math.cos(a[-1]), q[-1] * math.sin(a[-1]), .05)
    for d in (-.5, 0, .5): f = blob('fan', (.75, .26, .09), red, .08, 1, 12); place(f, (e[0] + .6 * math.cos(a[-1] + PI / 2 + d), e[1] + .6 * math.sin(a[-1] + PI / 2 + d), .1), (0, -.2, a[-1] + PI / 2 + d)); out.append(f)
    for k in range(4): i = 8 + k * 10; th = np.linspace(0, PI, 14); c = np.array([math.cos(a[i]), math.sin(a[i]), 0]); out.append(tube('ring', [tuple(np.array([q[i] * c[0], q[i] * c[1], .25 * math.sin(t[i] * 3)]) + (w[i] + .03) * (c * math.cos(x) + np.array([0, 0, .85]) * math.sin(x))) for x in th], .09, red, 6))
    return join(out, 'prawn')
def sprout():
    L = rnd(3.4, 5); t = np.linspace(0, 1, 16); k = rnd(.5, 1.3) * R.choice((-1, 1)); p = np.stack([L * (t - .5), k * np.sin(t * 2.6), .3 * np.sin(t * PI)], -1)
    s = tube('sprout', p, .2 * (1 - .5 * t) + .03, M.simple('#f6f2e0', .2, .5, .5, .5, color2='#e6e4c4', scale=1, coat=.5), 8); h = blob('head', (.38, .24, .2), M.simple('#d9c65a', .4), .1, 1, 10); place(h, (p[0][0] - .2, p[0][1], .05)); return join([s, h], 'sprout')

def build():
    stage.table(M.palewood(planks=11.0)); cloth.checked(26, 30, (-19, -12, .25), '#b02a22', '#f3ecdf', 3.2, .3, [(0, 0, 15)])
    pl = P.plate(14.2, 2.2, M.ceramic('#4f7f9c', '#2f566e', .5), rim=.22); pl.location.z = .1
    hm = HeightMap(13, .1).fill(lambda x, y: .8 + 1.6 * np.exp(-((x / 7.5) ** 2 + (y / 6.8) ** 2)))
    nest(110, 10.0, 1.4, .21, hm, M.simple('#e8c080', .35, color2='#c98a44', scale=.5, coat=.4), turns=(.35, .9), sink=.95, stiff=9, name='noodle')
    eg = protos(lambda: blob('egg', (rnd(1.3, 2.0), rnd(.9, 1.3), .4), M.simple('#f3c742', .4, .5, .3, .3, color2='#fbe9a8', scale=1.1, bump=.3, coat=.2), .4, 1.5, 22), 5); strew(eg, 14, in_disc(6.6), lift=.1, tilt=.5, mind=2.4)
    pr = protos(lambda: prawn(2.3), 3); pts = ((-3.8, 2.6, .4), (1.2, 4.4, 2.1), (4.9, 1.0, 4.0), (-4.9, -2.6, 5.2), (.6, -.6, 1.2), (3.6, -4.2, 3.1), (-1.4, -5.2, .2))
    for x, y, a in pts: l, n = surf(x, y); o = R.choice(pr).copy(); link(o); o.hide_render = False; place(o, (l.x, l.y, l.z + .75), (n.y * -.5 + rnd(-.15, .15), n.x * .5 + rnd(-.15, .15), a))
    sp = protos(sprout, 6); strew(sp, 16, in_disc(7.6), lift=.28, tilt=.35, mind=1.1)
    mt = M.simple('#4f8f2c', .3, .5, .1, .2, color2='#8fbf4a', scale=.7, coat=.4); so = protos(lambda: tube('so', [(-1.3, 0, 0), (0, rnd(-.2, .2), .1), (1.3, 0, 0)], .3, mt, 12, flat=.7), 4); strew(so, 26, in_disc(7.4), lift=.25, tilt=.4, mind=1.3)
    crumbs(120, in_gauss(4.0, 3.6), (.2, .42), M.simple('#c99655', .6, color2='#e8c890', scale=2, vary=.3)); sprinkle('chili', bit(), 90, in_disc(7.5), (.07, .14), M.simple('#c0220e', .4), .4)
    for x, y, a in ((9.3, 5.4, .9), (10.2, 1.8, 1.5)): w = A.citrus_wedge('lime', 3.0, 2.3); place(w, (x, y, 1.35), (.25, 0, a))
    pb = P.pinch(3.2, 2.3, M.ceramic('#efe8da')); pb.location = (15.4, 12.6, 0); strew(protos(lambda: blob('nut', (.75, .45, .42), M.simple('#d2a468', .55, color2='#c08a4c', scale=2, vary=.2), .06, 1, 14), 3), 40, in_disc(2.2, 15.4, 12.6), z=lambda a, b: 1.7 + rnd(0, .5), tilt=1)
    for dx, a in ((0, .04), (1.2, -.03)): cs = lathe('chopstick', [(0, 0), (.22, .05), (.24, 3), (.38, 22), (.38, 26), (0, 26)], M.wood('#3a1a10', '#6b3420', rough=.3), seg=20); cs.data.transform(Matrix.Rotation(PI / 2, 4, 'Y')); place(cs, (17.6 + dx, -18.5, .5), (0, 0, PI / 2 + a))
    stage.light('summer', power=.95); stage.camera('three', (.6, .2, 1.5), 42, el=64, f=8, focus=(0, -1, 3))
