"""Loaves that are cut: an outline swept along x, with cut faces of crumb and what is baked into it."""
from .core import *
from .scatter import join

def face(x, side, ring, mat, fruit=(), rough=.10):
    """Cut face at x; `ring` (n, 2) goes round the outline in y and z, `fruit` is [(y, z, radius, kind)]."""
    n, nq = len(ring), 70
    q = np.linspace(0, 1, nq)[:, None]
    cy, cz = ring[:, 0].mean(), ring[:, 1].mean()
    Y, Z = cy + (ring[None, :, 0] - cy) * q, cz + (ring[None, :, 1] - cz) * q
    o = rnd(0, 99)
    at = {'edge': q + 0 * Y, 'dark': 0 * Y, 'light': 0 * Y, 'green': 0 * Y}
    h = rough * fbm(Y * 1.6 + o, Z * 1.6, 3, 4)
    for a, b, r, kind in fruit:
        d = np.hypot(Y - a, (Z - b) * 1.15) / r * (1 + .25 * perlin(Y * 2 + a, Z * 2, b))
        k = 1 - smooth(.75, 1.05, d)
        at[kind] = np.maximum(at[kind], k); h = h + .10 * k
    X = x + side * h * (1 - smooth(.92, 1, q))
    V = np.stack([X, Y, Z], -1).reshape(-1, 3)
    return recalc(mesh('face', V, grid_faces(nq, n, wrap_v=True), mat, attrs={k: v.ravel() for k, v in at.items()}))

def loaf(x0, x1, section, crust, crumb, cut0=False, cut1=False, fruit=lambda: (), step=9):
    """`section(x)` gives the outline (n, 2) at x; `fruit()` what each cut face shows."""
    nx = max(4, int((x1 - x0) * step))
    xs = np.linspace(x0, x1, nx)
    rings = [section(x) for x in xs]
    V = np.stack([np.column_stack([np.full(len(r), x), r]) for x, r in zip(xs, rings)])
    top = np.stack([r[:, 1] / max(.1, r[:, 1].max()) for r in rings])
    out = [recalc(mesh('loaf', V.reshape(-1, 3), grid_faces(nx, V.shape[1], wrap_v=True), crust, attrs={'high': top.ravel()}))]
    if cut0: out.append(face(x0, -1, rings[0], crumb, fruit()))
    if cut1: out.append(face(x1, 1, rings[-1], crumb, fruit()))
    return join(out, 'loaf')

def closed(points, n=200):
    """A smooth closed outline through (y, z) points that ends with a flat base."""
    top = spline(points, n); a, b = top[-1], top[0]
    base = a + (b - a) * np.linspace(0, 1, 42)[1:-1, None]
    return np.vstack([top, base])
