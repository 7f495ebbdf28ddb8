"""Rye and wheat sourdough on a board: scored ear, flour, grey-brown close crumb, one slice cut."""
from kit import *
M = mats; P = props

def section(x, L=13.0, W=7.4, H=7.6):
    """half width and height of the loaf at x (-L..L)"""
    k = np.clip(1 - np.abs(x / L) ** 2.6, 0, 1) ** .5; return W * k, H * k ** .85

def outer(x, t):
    """surface point; t in 0..1 runs round from one base edge over the top to the other"""
    w, h = section(x); th = PI * t; c, s = np.cos(th), np.sin(th); y = w * np.sign(c) * np.abs(c) ** .82; z = h * s ** .72
    sc = .60 + .05 * np.sin(x * .22); g = (t - sc); open_ = np.exp(-(g / .060) ** 2) * smooth(11.5, 7.5, np.abs(x)); ear = np.exp(-((g - .085) / .028) ** 2) * smooth(11, 7, np.abs(x)); d = 1 + .03 * fbm(x * .25, t * 4, 2, 4) + .012 * fbm(x * 1.2, t * 18, 7, 3) - .055 * open_ + .075 * ear
    return y * d, z * d, open_, ear

def crustmat():
    g = M.M('loaf', '#a3602a', .55, .4, coat=.08, coatr=.3); n, n2 = g.noise(.28, 8, .62, .4), g.noise(2.4, 7, .65); c = g.ramp(g.math('ADD', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', n2, .3)), [(.32, '#3f1d0c'), (.48, '#7d4218'), (.66, '#ad7034')])
    o = g.attr('open'); c = g.mix(g.math('MULTIPLY', g.band(g.math('ADD', o, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .6)), .35, .75), .85), c, g.mix(g.band(n2, .35, .65), '#b9803c', '#e6c288')); c = g.mix(g.math('MULTIPLY', g.band(g.attr('ear'), .3, .8), .8), c, '#3b1a0a')
    f = g.math('MULTIPLY', g.attr('flour'), g.band(g.math('ADD', g.noise(.8, 8, .7), g.math('MULTIPLY', n2, .35)), .52, .80)); c = g.mix(g.math('MULTIPLY', f, .85), c, '#efe4d0'); g.col(c); g.set('Roughness', g.math('ADD', .5, g.math('MULTIPLY', f, .4))); g.bump(g.math('ADD', n2, g.math('SUBTRACT', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', g.voro(1.8, 'SMOOTH_F1'), .45))), .5, .14); return g.m
def crumbmat():
    g = M.M('crumb', '#b0906a', .8, .2, .3, (.3, .2, .12)); n = g.noise(1.6, 6, .6); v = g.voro(3.6); c = g.mix(g.band(n, .3, .7), '#b99a70', '#9f7f58'); c = g.mix(g.band(v, .34, .08), c, '#84643f'); c = g.mix(g.math('MULTIPLY', g.attr('hole'), .75), c, '#6e5030'); e = g.attr('edge'); c = g.mix(g.band(g.math('ADD', e, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .12)), .88, .945), c, '#8a4a1e'); g.col(c); g.bump(g.math('ADD', v, n), .6, .12); return g.m

def face(x, sgn, mt, holes):
    nr, nt = 90, 150; t = np.linspace(0.002, .998, nt)[None]; q = np.linspace(0, 1, nr)[:, None]; y, z, _, _ = outer(np.full((1, nt), float(x)), t); y = np.concatenate([y, np.interp(np.linspace(0, 1, 48), [0, 1], [y[0, -1], y[0, 0]])[None]], 1); z = np.concatenate([z, np.full((1, 48), .05)], 1); nt = y.shape[1]; cz = section(np.array(float(x)))[1] * .40
    Y = y * q; Z = cz + (z - cz) * q; h = np.zeros_like(Y)
    for (a, b, ra, rb, an, dp) in holes: c, s = math.cos(an), math.sin(an); u = ((Y - a) * c + (Z - b) * s) / ra; v = (-(Y - a) * s + (Z - b) * c) / rb; d = np.sqrt(u * u + v * v) * (1 + .2 * perlin(Y * 2, Z * 2, a)); h = np.maximum(h, dp * (1 - smooth(.55, 1.0, d)))
    X = x - sgn * (h * .55 * (1 - smooth(.88, .95, q)) ) + .05 * perlin(Y * 1.5, Z * 1.5, 4); return mesh('face', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(nr, nt, wrap_v=True), mt, attrs={'hole': np.clip(h, 0, 1).ravel(), 'edge': (q + 0 * Y).ravel()}), np.stack([X[-1], Y[-1], Z[-1]], -1)

def holes(n=170):
    """Rye holds no big bubbles: many small pores."""
    out = []
    for _ in range(n): s = .45 * R.random() ** 2.6; out.append((rnd(-6.6, 6.6), rnd(.6, 6.8), .16 + .75 * s, .12 + .42 * s, rnd(-.5, .5), rnd(.5, 1.0)))
    return out

def body(x0, x1, mt, cap0=False, cap1=False, cmt=None):
    nx, nt = int((x1 - x0) * 9) + 4, 190; x = np.linspace(x0, x1, nx)[:, None]; t = np.linspace(0.002, .998, nt)[None]; y, z, op, ear = outer(x + 0 * t, t + 0 * x); fl = (.35 + .65 * smooth(.1, .9, np.sin(x * 1.9 + .6 * np.sin(t * 9)) * .5 + .5)) * (1 - op) * smooth(.02, .2, t) * smooth(.98, .8, t)
    out = [mesh('loaf', np.stack([x + 0 * y, y, z], -1).reshape(-1, 3), grid_faces(nx, nt), mt, attrs={'open': op.ravel(), 'ear': ear.ravel(), 'flour': (fl + 0 * y).ravel()})]
    if cap1: out.append(face(x1, 1, cmt, holes())[0])
    if cap0: out.append(face(x0, -1, cmt, holes())[0])
    return join(out, 'loaf')

def build():
    stage.table(M.plaster('#b9aea0', '#a99c8c')); stage.wall(M.plaster('#8f8a80', '#7f796e'), 62); b = P.board(46, 27, 2.0, M.wood('#7a5433', '#a07448', scale=.8)); b.rotation_euler[2] = .12
    nap = P.napkin(28, 22, M.linen('#c9bfae', stripe='#6b7f92'), dirn=.2, amp=.9, at=(-21, 13, .35))
    cm, br = crustmat(), crumbmat(); lo = body(-13, 6.2, cm, False, True, br); place(lo, (-3.2, 1.8, 2.0), (0, 0, -.58))
    sl = body(6.4, 8.0, cm, True, True, br); sl.data.transform(Matrix.Translation((-7.2, 0, -3.3))); place(sl, (9.0, -5.0, 2.85), (0, -PI / 2 + .06, .95))
    sprinkle('crumbs', ball(7, 5), 150, in_gauss(3.6, 2.0, 7.6, -4.5), (.04, .16), M.simple('#a98a60', .8), .5); sprinkle('crustcr', bit(), 70, in_gauss(4, 2.4, 8, -4), (.08, .2), M.simple('#9a5a28', .7), .4); sprinkle('flour', ball(6, 4), 800, in_box(44, 24), (.01, .035), M.simple('#f0e8da', .9), .4)
    kn = P.knife(); place(kn, (-14.0, -9.4, 2.0), (0, 0, .06))
    bt = P.pinch(3.6, 2.4, M.ceramic('#e9e2d3')); bt.location = (15.5, 10.5, 2.0); bu = blob('butter', (2.2, 1.7, 1.1), M.simple('#f3d98c', .32, sss=.3, color2='#f7e3a4', coat=.3), .05, .8, 30, box=5); place(bu, (15.5, 10.5, 4.2), (.05, .05, .4))
    stage.light('window', target=(0, 0, 4), exposure=.45); stage.camera('low', (.2, -.8, 4.2), 36, el=27, f=4.5, focus=(1.0, -4.6, 5))
