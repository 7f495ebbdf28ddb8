"""Nest of spaghetti, tomato sauce, basil, shaved parmesan in a stoneware coupe."""
from kit import *
M = mats; P = props

def shavings(spots):
    """Parmesan planed thin: each follows the food it lies on, ragged at the rim, one end lifting a little."""
    dg = bpy.context.evaluated_depsgraph_get(); dg.update(); out = []; mt = M.parmesan(); nx, ny = 30, 18
    for x0, y0, w, d, a in spots:
        o = rnd(0, 99); u, v = np.meshgrid(np.linspace(-1, 1, nx), np.linspace(-1, 1, ny), indexing='ij'); k = 1 - .28 * u ** 2
        lx = w / 2 * u * (1 + .10 * perlin(v * 1.7 + o, u * .4, 1)) + .10 * w * v ** 2; ly = d / 2 * v * k * (1 + .22 * perlin(u * 1.6 + o, 0 * v, 2)) + .16 * d * perlin(u * 2.2 + o, v * .5, 6) + .22 * d * u ** 2 * (1 if a % 1 > .5 else -1)
        x, y = x0 + lx * math.cos(a) - ly * math.sin(a), y0 + lx * math.sin(a) + ly * math.cos(a); Z = np.array([S().ray_cast(dg, Vector((p, q, 200)), Vector((0, 0, -1)))[1].z for p, q in zip(x.ravel(), y.ravel())]).reshape(nx, ny)
        for _ in range(24): P_ = np.pad(Z, 1, 'edge'); Z = np.maximum(Z - .004, .25 * (P_[2:, 1:-1] + P_[:-2, 1:-1] + P_[1:-1, 2:] + P_[1:-1, :-2]))
        c = np.polyfit(u.ravel(), Z.ravel(), 2); Z = np.maximum(Z, np.polyval(c, u) + .02)
        for _ in range(6): P_ = np.pad(Z, 1, 'edge'); Z = .25 * (P_[2:, 1:-1] + P_[:-2, 1:-1] + P_[1:-1, 2:] + P_[1:-1, :-2])
        Z = Z + .12 + rnd(.05, .30) * np.clip(u - .15, 0, 1) ** 2 + .05 * perlin(u * 1.4 + o, v * 1.2, 4)
        ob = mesh('shaving', np.stack([x, y, Z], -1).reshape(-1, 3), grid_faces(nx, ny), mt); s = ob.modifiers.new('s', 'SOLIDIFY'); s.thickness = .055; s.offset = 1; out.append(ob); dg = bpy.context.evaluated_depsgraph_get(); dg.update()
    return out

def build():
    stage.table(M.plaster('#d8cfc2', '#c8bcab'))
    nap = P.napkin(24, 34, M.linen('#b0714f'), dirn=1.3, at=(15.5, -2, -.18), under=[(0, 0, 12.8)])
    c = P.coupe(12.4, 3.4, M.stoneware('#e2dccf', '#efeae0', .35)); c.location.z = .12
    mound = lambda x, y: .85 + 1.9 * np.sqrt(np.clip(1 - (np.hypot(x, y) / 8.5) ** 2.2, 0, 1))
    disc('mound', 8.4, lambda x, y: mound(x, y) - .25 + .15 * fbm(x, y, 1, 3), M.sauce('#a8431a', '#c0702c', '#8a2c0e', .45))
    hm = HeightMap(11, .08).fill(lambda x, y: np.maximum(mound(x, y), .85 + 2.6 * smooth(.50, .98, np.hypot(x, y) / 12.4)))
    nest(205, 8.7, 3.2, .15, hm, M.pasta('#f0c070', '#d0601f', .55), sink=1.25, turns=(.5, 1.4))
    nest(44, 7.0, 3.2, .15, hm, M.pasta('#f0c070', '#d0601f', .45), turns=(.7, 1.7), name='top', sink=.7)
    # sauce ladled over the middle: follows the strands
    g = np.linspace(-11, 11, hm.n)
    from itertools import product
    Z = hm.z.copy()
    for _ in range(14): Z = np.maximum(Z, .25 * (np.roll(Z, 1, 0) + np.roll(Z, -1, 0) + np.roll(Z, 1, 1) + np.roll(Z, -1, 1)) - .004)
    hm2 = HeightMap(11, .08); hm2.z = Z
    def hz(x, y):
        d = np.hypot(x, y * 1.08) / 4.4 * (1 + .26 * perlin(x * .38, y * .38, 4) + .16 * perlin(x * .9, y * .9, 7)); k = 1 - smooth(.62, 1.0, d)
        return hm2.at(x, y) - .42 + .80 * k + k * (.32 * fbm(x * .8, y * .8, 2, 4) + .1 * fbm(x * 2.4, y * 2.4, 9, 3))
    s = disc('sauce', 6.6, hz, M.sauce('#b32a0e', '#d1501c', '#8f1c0a', .2), 130, 260)
    sm = s.modifiers.new('smooth', 'SMOOTH'); sm.iterations = 3; sm.factor = .5
    bits = protos(lambda: chunk((rnd(.55, 1.0), rnd(.45, .75), .42), M.sauce('#b93012', '#d8581f', '#9a200c'), .3), 5); strew(bits, 20, in_gauss(2.0), lift=.08, mind=.9)
    shavings([(-2.3, -1.5, 3.1, 1.35, .5), (1.5, -2.3, 3.0, 1.3, 2.6), (3.0, .2, 2.7, 1.2, 1.3), (-2.6, 1.2, 2.6, 1.2, 2.0), (-.6, -3.3, 2.4, 1.05, -.3), (.4, -1.4, 1.9, .9, .9), (1.3, 2.6, 2.6, 1.1, .2)])
    crumbs(90, in_gauss(3.0), (.05, .13), M.parmesan())
    sp = sprig(basil, 6, .95); l, n = surf(.3, .5); place(sp, (l.x, l.y, l.z + .3), (.1, -.05, .6))
    lv = protos(basil, 3, L=2.6); strew(lv, 3, in_gauss(3.4), lift=.25, tilt=.3, mind=3)
    sprinkle('pepper', ball(6, 4), 110, in_disc(7), (.03, .06), M.simple('#1d140d', .7))
    f = P.fork(); place(f, (14.6, -10.5, .9), (0, 0, PI / 2 - .1))
    ct = protos(cherry_tomato, 3)
    for q in strew(ct, 5, in_gauss(1.7, 1.7, -14.2, 9.8), z=1.3, mind=2.7, tilt=3): pass
    strew(protos(basil, 2), 3, in_gauss(1.2, 1.2, -16, 5.6), lift=.12, tilt=.2, mind=2)
    stage.light('window', exposure=.1); stage.camera('three', (.4, 0, 2), 35, el=56, f=5.6, focus=(0, -1.2, 4.2))
