"""Mushroom risotto: creamy rice in a shallow bowl, browned mushrooms, parmesan shavings, parsley."""
from kit import *
from kit.polish import shavings
from kit.extra_a import *
M = mats; P = props

@M.cached
def grain():
    g = M.M('rgrain', '#eddcb6', .26, .5, .25, (.2, .15, .08), coat=.6, coatr=.1); s = g.attr('strand'); n = g.noise(.4, 4, vec=g.co(1, jitter=False)); c = g.mix(g.band(n, .3, .7), '#e2bd72', '#efd69c'); c = g.mix(g.math('MULTIPLY', g.band(s, .6, 1.), .5), c, '#f3e4c2'); c = g.mix(g.math('MULTIPLY', g.band(s, .18, .0), .5), c, '#cfa867'); g.col(c); return g.m
@M.cached
def creamsauce():
    g = M.M('rcream', '#e3cd9e', .2, .5, .25, (.35, .25, .12), coat=.6, coatr=.08); n, n2 = g.noise(.6, 6, .6), g.noise(3, 5); c = g.mix(g.band(n, .3, .7), '#dcb062', '#ebc987'); c = g.mix(g.math('MULTIPLY', g.band(n2, .6, .75), .4), c, '#c09a5c'); g.col(c); g.bump(g.math('ADD', n, g.math('MULTIPLY', n2, .5)), .35, .1); return g.m

@M.cached
def mushmat():
    g = M.M('mush', '#c89a62', .3, .5, .15, (.3, .18, .08), coat=.5, coatr=.14); e, gl = g.attr('edge'), g.attr('gill'); n, n2 = g.noise(1.0, 6, .6), g.noise(4, 6, .65); c = g.mix(g.band(n, .32, .68), '#dcb478', '#b57c38'); b = g.math('ADD', e, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .7)); c = g.mix(g.band(b, .60, 1.02), c, '#6e3c16'); c = g.mix(g.math('MULTIPLY', gl, .6), c, '#5a3418'); c = g.mix(g.math('MULTIPLY', g.band(n2, .60, .74), .45), c, '#8a5220'); g.col(g.vary(c, .3, .015)); g.bump(g.math('SUBTRACT', g.math('ADD', n2, n), gl), .35, .08); return g.m
def mushroom(s=1.0):
    """slice through cap and stem"""
    W_, Hc, sw, sl = 2.0 * s * rnd(.9, 1.1), 1.35 * s, .48 * s * rnd(.85, 1.2), 1.5 * s * rnd(.8, 1.1); R_ = [(sw, -sl), (sw * .95, -.45 * s), (sw + .25 * s, -.18 * s), (W_ * .75, -.34 * s), (W_ * .97, -.25 * s), (W_, .05 * s), (W_ * .93, .5 * s), (W_ * .68, .98 * s), (W_ * .36, Hc * .95), (0, Hc)]
    right = spline(R_, 44); left = right[::-1][1:] * np.array([-1, 1]); ol = np.vstack([right, left]); ol = ol + .05 * s * np.stack([perlin(ol[:, 0] * 1.3, ol[:, 1] * 1.3, rnd(0, 50)), perlin(ol[:, 0] * 1.3, ol[:, 1] * 1.3, rnd(50, 99))], -1); bt = np.stack([np.linspace(ol[-1, 0], ol[0, 0], 6)[1:-1], np.full(4, -sl * 1.02)], -1); ol = np.vstack([ol, bt]); n = len(ol); c0 = np.array([0, .25 * s]); nq = 16; q = np.linspace(0, 1, nq)[:, None, None]; G = c0 + (ol[None] - c0) * q; t = .24 * s; o = rnd(0, 99); X, Y = G[..., 0], G[..., 1]; zc = .22 * s * perlin(X * .5 + o, Y * .5, 1) + .10 * s * (X / W_) ** 2 * rnd(-1, 2)
    E = np.broadcast_to(q[..., 0], X.shape); gill = (np.abs(Y + .10 * s) < .14 * s) * (np.abs(X) > sw * 1.35) * (np.abs(X) < W_ * .86) * 1.0; V, at, gt = [], [], []
    for sg in (1, -1): V.append(np.stack([X, Y, zc + sg * (t / 2) * (1 - .5 * smooth(.85, 1, E)) - .05 * s * gill * sg], -1).reshape(-1, 3)); at.append(E.ravel()); gt.append(gill.ravel())
    F = grid_faces(nq, n, wrap_v=True); b = nq * n; F2 = [tuple(k + b for k in f)[::-1] for f in F]; S_ = [((nq - 1) * n + j, (nq - 1) * n + (j + 1) % n, b + (nq - 1) * n + (j + 1) % n, b + (nq - 1) * n + j) for j in range(n)]; return recalc(mesh('mush', np.concatenate(V), F + F2 + S_, mushmat(), attrs={'edge': np.concatenate(at), 'gill': np.concatenate(gt)}, sub=1))

def build():
    stage.table(M.wood('#4d3826', '#7d5f42', planks=15.0)); nap = P.napkin(26, 34, M.linen('#b3a78f'), dirn=1.2, at=(17, -4, .25), under=[(0, 0, 13.6)]); c = P.coupe(13.2, 3.3, M.stoneware('#4b5457', '#647073', .36)); c.location.z = .13; r = 9.7
    rad = lambda a: r + .7 * perlin(np.cos(a) * 2.2, np.sin(a) * 2.2, 1); base = lambda x, y: 1.05 + 1.35 * np.sqrt(np.clip(1 - (np.hypot(x, y) / 10.1) ** 3.0, 0, 1)) + .36 * fbm(x * .3, y * .3, 3, 4) + .12 * fbm(x * .9, y * .9, 5, 3)
    disc('cream', rad, lambda x, y: base(x, y) + .02 - .3 * smooth(.97, 1, np.hypot(x, y) / r), creamsauce(), 130, 260); Pl = []
    for _ in range(3000):
        a, q = rnd(0, 2 * PI), math.sqrt(R.random()) * (r - .25); x, y = q * math.cos(a), q * math.sin(a); Pl.append([x, y])
    Pl = np.array(Pl); Z = base(Pl[:, 0], Pl[:, 1]); many('rice', ball(9, 7), [((x, y, z + rnd(-.16, .04)), (rnd(-.3, .3), rnd(-.4, .4), rnd(0, 6.3)), (.42 * rnd(.85, 1.1), .19, .175)) for (x, y), z in zip(Pl, Z)], grain())
    mu = protos(lambda: mushroom(rnd(.95, 1.25)), 8); dg = strew(mu, 12, in_disc(6.6), lift=.14, tilt=.25, mind=2.4, align=.7); bpy.context.view_layer.update(); strew(mu, 6, in_disc(3.6), lift=.26, tilt=.35, mind=1.9, align=.6); strew(mu, 2, in_disc(7.4, 0, 0, 6), lift=.12, tilt=.25, mind=4)
    shavings([(-1.9, -.5, 3.0, 1.3, .3), (2.1, .9, 2.8, 1.2, 1.4), (-2.9, 2.3, 2.6, 1.2, 2.2), (2.4, -2.1, 2.9, 1.25, 2.7), (.2, 2.6, 2.3, 1.0, .8), (-.3, -2.9, 2.2, 1.0, -.2), (4.3, -.4, 1.8, .9, 1.9)]); pa = protos(lambda: parsley(rnd(.9, 1.2)), 4); strew(pa, 9, in_gauss(3.4), lift=.3, tilt=.4, mind=1.7)
    sprinkle('herb', bit(), 170, in_disc(8.8), (.06, .15), M.simple('#3f7426', .5, vary=.3), .5); sprinkle('pep', ball(6, 4), 190, in_disc(9), (.025, .06), M.simple('#1d140d', .7)); crumbs(90, in_disc(7.5), (.04, .12), M.parmesan()); sprinkle('oil', ball(12, 8), 26, in_disc(9.3, 0, 0, 3), (.06, .2), M.oil('#b98f1c'), -.1, 0, (1, 1, .25))
    sn = P.spoon(M.steel()); place(sn, (15.6, -12.2, 1.5), (0, 0, PI / 2 + .1)); cm = M.simple('#9a6a3c', .6, .3, .1, .3, color2='#b98a58', scale=1.2, bump=.2)
    def champ(): 
        a = lathe('cap', [(0, 1.1), (.5, 1.15), (1.6, 1.05), (2.15, 1.2), (2.3, 1.7), (2.05, 2.5), (1.3, 3.05), (0, 3.2)], cm, seg=48, curve=40, wob=.03); b = lathe('stem', [(0, 0), (.75, 0), (.8, .15), (.68, .8), (.75, 1.3), (0, 1.3)], M.simple('#e6d6bc', .6, .3, .2, .3, color2='#d9c4a2', scale=1.5), seg=30, curve=24, wob=.03); return join([a, b], 'champ')
    ca = champ(); place(ca, (-16.6, 11.2, 0), (.1, .05, 0)); rest(ca); cb = champ(); place(cb, (-12.6, 13.4, 1), (1.75, .2, .5), .85); rest(cb); cc = champ(); place(cc, (-18.8, 7.0, 1), (1.6, 0, 2.6), .8); rest(cc)
    strew(pa, 4, in_gauss(1.5, 1.2, -16.8, -11.2), lift=.2, tilt=.2, mind=1.8)
    pw = blob('parm', (2.4, 1.7, 1.1), M.simple('#e8cf8c', .55, .3, .25, .25, color2='#f2e2b2', scale=1.4, bump=.6, bscale=5), .22, 1.1, 44, box=5, oct=5); place(pw, (-15.4, -7.4, 1.05), (0, 0, .5)); rest(pw); crumbs(40, in_gauss(2.6, 1.6, -14, -9), (.05, .16), M.parmesan())
    stage.light('window', power=1.08, exposure=.12); stage.camera('three', (.1, -.2, 1.8), 36, el=55, f=6.3, focus=(0, -1.4, 3))
