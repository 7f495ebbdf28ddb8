"""Strawberries and shavings that stand up to a close look."""
from .core import *
from . import mats as M
from .food import *
from .scatter import *

def berry_profile(r):
    """Half outline (r, z) from the tip up to the hollow under the calyx."""
    return spline([(0, -1.42), (.16, -1.36), (.42, -1.08), (.70, -.60), (.92, -.05), (1.02, .42), (.98, .78), (.78, 1.0), (.48, 1.04), (.2, .96), (0, .90)], 70) * r
@M.cached
def berrymat():
    g = M.M('berry', '#b8141a', .20, .5, .18, (.5, .14, .06), coat=.55, coatr=.07); n = g.noise(.7, 4); z = g.n('SeparateXYZ', {0: g.co(1, jitter=False)}).outputs[2]
    c = g.mix(g.band(n, .3, .7), '#b00f16', '#cf2420'); c = g.mix(g.math('MULTIPLY', g.band(g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .8)), 1.05, 1.65), .55), c, '#e88a66'); c = g.mix(g.math('MULTIPLY', g.attr('pit'), .35), c, '#8f0a10'); g.col(g.vary(c, .12)); g.bump(g.noise(5, 3), .06, .05); return g.m
def realberry(r=1.35, crown=True):
    """Heart-shaped strawberry: dimpled, an achene in every dimple, reflexed calyx; axis z, calyx up."""
    pr = berry_profile(r); na, o = 120, rnd(0, 99); A = np.linspace(0, 2 * PI, na, endpoint=False)[:, None]; sq, bend = rnd(.84, .96), rnd(-.16, .16)
    rr = pr[None, :, 0] * (1 + .06 * perlin(np.cos(A) * 1.1 + o, np.sin(A) * 1.1, pr[None, :, 1] / r * .8)); z = pr[None, :, 1] + 0 * A
    x = rr * np.cos(A) + bend * r * (1 - z / r) ** 2 * .25; y = rr * np.sin(A) * sq; V = np.stack([x, y, z], -1); n = 92; sd = []
    s = np.concatenate([[0], np.cumsum(np.hypot(np.diff(pr[:, 0]), np.diff(pr[:, 1])))]); lo, hi = s[6], s[52]; w = np.cumsum(pr[:, 0] * np.gradient(s)); w0, w1 = np.interp(lo, s, w), np.interp(hi, s, w)
    for k in range(n):
        si = np.interp(w0 + (w1 - w0) * (k + .5) / n, w, s); j = int(np.clip(np.searchsorted(s, si), 1, len(s) - 2)); i = int((k * 2.39996 / (2 * PI) % 1) * na); sd.append((i, j))
    C = np.array([V[i, j] for i, j in sd]); du = np.roll(V, -1, 0) - np.roll(V, 1, 0); dv = np.gradient(V, axis=1); N = np.cross(du, dv); N /= np.linalg.norm(N, axis=2)[..., None] + 1e-9
    d2 = ((V[:, :, None] - C[None, None]) ** 2).sum(-1).min(-1); pit = np.exp(-d2 / (.115 * r) ** 2); V = V - N * (.055 * r * pit)[..., None]
    body = mesh('berry', V.reshape(-1, 3), grid_faces(na, len(pr), wrap_u=True), berrymat(), attrs={'pit': pit.ravel()}); P_ = []
    for i, j in sd:
        nn = Vector(N[i, j]); t = Vector(dv[i, j]).normalized(); b = nn.cross(t); mx = Matrix((t, b, nn)).transposed(); P_.append((tuple(V[i, j] + N[i, j] * .012 * r), mx.to_euler(), (.062 * r, .040 * r, .030 * r)))
    out = [body, many('achene', ball(8, 6), P_, M.simple('#e2b45a', .35, color2='#c98a34', scale=4, coat=.3, vary=.2))]
    if crown:
        gm = M.leafmat('#3f7d28', '#69a53d', vein='#8fc060'); m_ = 9
        for i in range(m_): l = leaf(r * rnd(.75, 1.05), r * rnd(.26, .36), .2, rnd(.25, .5), cup=.3, pucker=.05, mat=gm); l.matrix_world = Matrix.Translation((0, 0, r * 1.0)) @ Matrix.Rotation(i * 2 * PI / m_ + rnd(-.2, .2), 4, 'Z') @ Matrix.Rotation(rnd(-.45, .12), 4, 'Y'); out.append(l)
        out.append(tube('stalk', [(0, 0, r * .9), (.04 * r, .02, r * 1.2), (.16 * r, .05, r * 1.55)], [.10 * r, .08 * r, .07 * r], M.simple('#6f9c48', .5), 8))
    return join(out, 'berry')
def berryhalf(r=1.35):
    """Lengthwise half, cut face up, lying on its back; axis along x."""
    pr = berry_profile(r); ang = np.arctan2(pr[:, 0], pr[:, 1]); rad = np.hypot(pr[:, 0], pr[:, 1]); order = np.argsort(ang); ang, rad = ang[order], rad[order]
    R_ = lambda a: np.interp(np.abs((a + PI) % (2 * PI) - PI), ang, rad)
    g = M.M('berrycut', '#d8412f', .2, .5, .3, (.5, .2, .1), coat=.6, coatr=.06); q, a = g.attr('sr'), g.attr('sa'); n = g.noise(2.2, 5); st = g.noise(1, 4, .6, vec=g.n('CombineXYZ', {0: g.math('MULTIPLY', a, 6.), 1: g.math('MULTIPLY', q, .8), 2: 0.}).outputs[0])
    c = g.mix(g.band(g.math('ADD', q, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .2)), .18, .62), '#f4cdbb', '#dc4a38'); c = g.mix(g.math('MULTIPLY', g.math('MULTIPLY', g.band(st, .52, .68), g.band(q, .2, .4)), .5), c, '#f3b9a4'); c = g.mix(g.band(q, .80, .97), c, '#b81318'); g.col(c); g.bump(st, .25, .05)
    f = disc('cut', lambda a: R_(a), lambda x, y: (.03 * perlin(x * 2, y * 2, 3) - .10 * np.exp(-((x + .1) / .5) ** 2 - (y / .16) ** 2), {'sr': np.hypot(x, y) / R_(np.arctan2(y, x)), 'sa': np.arctan2(y, x)}), g.m, 50, 120)
    na = 40; B = np.linspace(PI, 2 * PI, na)[:, None]; X_ = pr[None, :, 1] + 0 * B; s = mesh('back', np.stack([X_, pr[None, :, 0] * np.cos(B), pr[None, :, 0] * np.sin(B) * .9], -1).reshape(-1, 3), grid_faces(na, len(pr)), berrymat(), attrs={'pit': np.zeros(na * len(pr))}); recalc(s)
    return join([f, s], 'half')


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

