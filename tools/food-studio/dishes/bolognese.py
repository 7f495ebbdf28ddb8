"""Tagliatelle with meat ragù and grated parmesan in a pale coupe, dark table, blue checked cloth on the left."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def ribbons(name, paths, w, t, mat):
    """Flat strands: half width w, half thickness t."""
    V, F, A = [], [], []; base = 0
    for p in paths:
        p = np.asarray(p, float); n = len(p); T = np.gradient(p, axis=0); T /= np.linalg.norm(T, axis=1)[:, None] + 1e-9; B = np.cross(T, [0, 0, 1.]); B /= np.linalg.norm(B, axis=1)[:, None] + 1e-9
        tw = .5 * perlin(np.linspace(0, 6, n), rnd(0, 90), 1)[:, None]; B = B * np.cos(tw) + np.array([0, 0, 1.]) * np.sin(tw); N = np.cross(B, T)
        V.append(np.stack([p + B * w + N * t, p + N * t * 1.5, p - B * w + N * t, p - B * w - N * t, p - N * t * .5, p + B * w - N * t], 1).reshape(-1, 3)); F += [tuple(base + k for k in f) for f in grid_faces(n, 6, wrap_v=True)]; A.append(np.full(n * 6, R.random())); base += n * 6
    return recalc(mesh(name, np.concatenate(V), F, mat, attrs={'strand': np.concatenate(A)}))

def lay(hm, x, y, w, t):
    """Drape a flat strand: it rests on what is below and raises it by its thickness only."""
    z = np.max([hm.at(x + dx, y + dy) for dx in (-w * .6, 0, w * .6) for dy in (-w * .6, 0, w * .6)], 0) + t
    for s in range(1, 9): z = np.maximum(z, np.maximum(np.roll(z, s), np.roll(z, -s)) - .012 * s * s)
    k = np.hanning(15); z = np.convolve(np.pad(z, 7, mode='edge'), k / k.sum(), 'valid'); m_ = int(w / hm.res)
    for dx in range(-m_, m_ + 1):
        for dy in range(-m_, m_ + 1): i, j = hm.ij(x, y); np.maximum.at(hm.z, (np.clip(i + dx, 0, hm.n - 1), np.clip(j + dy, 0, hm.n - 1)), z + t)
    return z

def tangle(n, radius, hm, w):
    paths = []
    for k in range(n):
        q = k / n; Rk = radius * (1 - .5 * q ** 1.6); T = rnd(.5, 1.3) * 2 * PI; ns = int(30 + T * Rk * 1.6); t = np.linspace(0, 1, ns); a = rnd(0, 2 * PI) + t * T * R.choice((-1, 1)); r = Rk * math.sqrt(rnd(.1, .95)) * (1 + .25 * perlin(t * 2 + k * 3.1, k * .7, 1)); e, ph = rnd(.6, 1), rnd(0, PI)
        x, y = r * np.cos(a), r * np.sin(a) * e; x, y = x * math.cos(ph) - y * math.sin(ph) + R.gauss(0, .15) * Rk, x * math.sin(ph) + y * math.cos(ph) + R.gauss(0, .15) * Rk; d = np.hypot(x, y); f = np.where(d > radius, radius / np.maximum(d, 1e-6), 1); x, y = x * f, y * f
        paths.append(np.stack([x, y, lay(hm, x, y, w, .06)], -1))
    return paths

def build():
    stage.table(M.wood('#2d1c12', '#5b3a24', planks=15.0))
    gridmesh('cloth', 30, 44, lambda x, y: (.10 + .35 * np.abs(perlin(x * .10, y * .07, 4)), {'cu': x, 'cv': y}), X.gingham('#3f6487', '#ece6da', 3.2), 90, 120).location = (-19, 2, 0)
    P.coupe(13.2, 3.6, M.stoneware('#e6dfd0', '#f1ece1', .35)).location = (0, 0, .3)
    hm = HeightMap(12, .09).fill(lambda x, y: np.maximum(1.0 + 1.5 * np.sqrt(np.clip(1 - (np.hypot(x, y) / 8.6) ** 2.2, 0, 1)), 1.0 + 2.7 * smooth(.52, .98, np.hypot(x, y) / 13.2)))
    disc('under', 8.6, lambda x, y: .9 + 1.4 * np.sqrt(np.clip(1 - (np.hypot(x, y) / 8.6) ** 2.2, 0, 1)), M.sauce('#8f3c1c', '#b5602f', '#6b240f', .4))
    ribbons('tagliatelle', tangle(64, 9.2, hm, .42), .42, .06, M.pasta('#f0c566', '#d9893a', .35))
    Z = hm.z.copy()
    for _ in range(18): Z = np.maximum(Z, .25 * (np.roll(Z, 1, 0) + np.roll(Z, -1, 0) + np.roll(Z, 1, 1) + np.roll(Z, -1, 1)) - .004)
    hm.z = Z
    def hz(x, y):
        d = np.hypot(x, y * 1.05) / 5.6 * (1 + .24 * perlin(x * .35, y * .35, 4) + .15 * perlin(x * .9, y * .9, 7)); k = 1 - smooth(.5, 1.0, d); return hm.at(x, y) - .35 + 1.0 * k + k * (.5 * fbm(x * .9, y * .9, 2, 4) + .25 * fbm(x * 2.2, y * 2.2, 9, 3))
    s = disc('ragu', 7.2, hz, M.sauce('#7d2c12', '#a2481e', '#54190a', .3), 130, 260); s.modifiers.new('sm', 'SMOOTH').iterations = 2
    strew(protos(lambda: chunk((rnd(.4, .7), rnd(.35, .55), .35), M.meat('#7a3c20', '#54230f'), .35), 6), 150, in_disc(4.9), lift=.10, tilt=.6)
    strew(protos(lambda: cube(rnd(.45, .65), M.simple('#d9772a', .35, color2='#c7641e')), 3), 24, in_disc(4.7), lift=.1, tilt=.6, mind=.9)
    crumbs(420, in_gauss(2.5), (.06, .15), M.simple('#f4e6b8', .5)); crumbs(60, in_disc(7.4), (.05, .12), M.simple('#f4e6b8', .5))
    place(P.fork(), (15.4, -11, .5), (0, 0, PI / 2 - .06))
    w = blob('wedge', (4.6, 2.9, 1.9), M.parmesan(), .06, 1.1, 44, box=5); place(w, (17.2, 14.6, 1.9), (0, 0, .5))
    crumbs(40, in_gauss(1.2, .9, 13.4, 12.6), (.08, .25), M.parmesan())
    stage.light('window', exposure=.15, power=1.1); stage.camera('three', (.6, .6, 2), 37, el=42, f=6.3, focus=(0, -2, 4))
