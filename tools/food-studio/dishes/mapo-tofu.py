"""Mapo tofu: silken cubes in red chili oil sauce, Sichuan pepper, spring onion; rice beside."""
from kit import *
from kit import extra_b as X
M = mats; P = props

@M.cached
def tofumat():
    """Silken tofu that has simmered in chili oil: cream shows through a mottled red film, edges stay pale."""
    g = M.M('tofuc', '#ecd6a6', .20, .5, .35, (.4, .22, .12), coat=.8, coatr=.07); n, n2, n3 = g.noise(.55, 6, .6), g.noise(1.6, 5, .6), g.noise(4.5, 5, .6); z = g.n('SeparateXYZ', {0: g.co(1, jitter=False)}).outputs[2]
    c = g.mix(g.band(n3, .3, .7), '#efdcae', '#e4c88e'); c = g.mix(g.math('ADD', .12, g.math('MULTIPLY', g.band(n2, .34, .64), .52)), c, '#d97c3a'); c = g.mix(g.math('MULTIPLY', g.band(g.math('ADD', n, g.math('MULTIPLY', n3, .25)), .57, .72), .80), c, '#b8400f')
    k = g.band(g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), 1.6)), .62, -.30); c = g.mix(g.math('MULTIPLY', k, .85), c, '#b23c10'); g.col(g.vary(c, .10)); g.set('Roughness', g.ramp(n2, [(.3, .12), (.7, .30)])); g.bump(g.math('ADD', n3, g.math('MULTIPLY', n, .4)), .12, .06); return g.m
def tofu(s): return blob('tofu', (s / 2 * rnd(.9, 1.1), s / 2 * rnd(.9, 1.1), s / 2 * rnd(.82, 1)), tofumat(), .07, 1.3, 30, box=5.5)

def drapes(cx, cy, n=34):
    """Sauce spooned over: thin glossy patches that follow the cubes below, ragged and tapering at the rim."""
    mt = M.sauce('#8e1c08', '#b23a10', '#5c1005', .08, .7, .15, oil=.7); dg = bpy.context.evaluated_depsgraph_get(); dg.update(); f = in_disc(7.4, cx, cy)
    for _ in range(n):
        x0, y0 = f(); r, o = rnd(.5, 1.15), rnd(0, 99); A = np.linspace(0, 2 * PI, 40, endpoint=False); rim = r * (1 + .55 * perlin(np.cos(A) * 1.2 + o, np.sin(A) * 1.2, 0)); ok, c0, _n, *_r = S().ray_cast(dg, Vector((x0, y0, 200)), Vector((0, 0, -1))); V = []
        for q in np.linspace(0, 1, 10)[1:]:
            for a, rr in zip(A, rim):
                x, y = x0 + q * rr * math.cos(a), y0 + q * rr * math.sin(a); hit = S().ray_cast(dg, Vector((x, y, 200)), Vector((0, 0, -1))); V.append((x, y, hit[1].z + .07 * math.sqrt(max(0, 1 - q ** 3)) - .05 * q ** 4))
        V = np.array([(x0, y0, c0.z + .07)] + V); F = [(0, 1 + j, 1 + (j + 1) % 40) for j in range(40)] + [(1 + i * 40 + j, 1 + i * 40 + 40 + j, 1 + i * 40 + 40 + (j + 1) % 40, 1 + i * 40 + (j + 1) % 40) for i in range(8) for j in range(40)]
        ob = mesh('drape', V, F, mt); sm = ob.modifiers.new('sm', 'SMOOTH'); sm.iterations = 2; sm.factor = .5

def build():
    stage.table(M.wood('#3a2a1e', '#6d5038', planks=15.0, rough=.42)); nap = P.napkin(24, 30, M.linen('#8b9490'), dirn=1.1, at=(13.0, -12, .35), under=[(-3.6, .4, 11.6), (13.4, 6.4, 7)])
    cx, cy = -3.6, .4; c = P.coupe(12.0, 4.4, M.stoneware('#d8d2c4', '#e8e3d6', .32)); c.location = (cx, cy, .12); z0 = 2.7; r = 10.2
    tf = protos(lambda: tofu(rnd(1.85, 2.25)), 8); pts = []
    f = in_disc(8.0); tries = 0
    while len(pts) < 44 and tries < 6000:
        tries += 1; x, y = f()
        if all((x - a) ** 2 + (y - b) ** 2 > 1.85 ** 2 for a, b in pts): pts.append((x, y))
    dome = lambda x, y: z0 + 1.0 * np.clip(1 - (np.hypot(x, y) / 9.0) ** 2, 0, 1)
    def hz(x, y):
        z = dome(x, y) + .20 * fbm(x * .6, y * .6, 2, 4) + .10 * fbm(x * 2.2, y * 2.2, 5, 3) + .15 * smooth(r - .9, r, np.hypot(x, y)); return z
    s = disc('sauce', r, hz, M.sauce('#7d1808', '#a83210', '#4a0e05', .12, 1.1, .15, oil=.30), 160, 300); s.location = (cx, cy, 0)
    for x, y in pts: z = float(dome(np.array(x), np.array(y))); inst(R.choice(tf), (cx + x, cy + y, z + rnd(-.12, .10)), (rnd(-.22, .22), rnd(-.22, .22), rnd(0, 6.3)))
    # sauce that clings: pulp, minced bits, chili oil beads over the cubes
    mc = protos(lambda: blob('mince', (rnd(.3, .55), rnd(.25, .4), rnd(.2, .32)), M.simple('#6b3218', .4, .5, .1, .2, color2='#8f4a22', scale=2, bump=.6, bscale=4, coat=.35, vary=.35), .6, 2.2, 18), 6); strew(mc, 240, in_disc(9.2, cx, cy), lift=.02, tilt=1, mind=.40, scale=(.6, 1.05))
    gl = protos(lambda: blob('glaze', (rnd(.5, .95), rnd(.4, .7), .10), M.sauce('#9a200a', '#bf4212', '#6d1406', .08, .5, .2, oil=.6), .3, 1.2, 20), 5); drapes(cx, cy)
    so = protos(lambda: X.springonion(rnd(.3, .48), rnd(.2, .4)), 6); strew(so, 64, in_gauss(2.6, 2.4, cx - .3, cy + .2), lift=.14, tilt=.7, mind=.55); sprinkle('pepper', bit(), 220, in_disc(8.5, cx, cy), (.05, .11), M.simple('#3a2018', .7), .4); sprinkle('chili', bit(), 180, in_disc(9, cx, cy), (.05, .13), M.simple('#b81c0a', .35), .4); sprinkle('oil', ball(14, 8), 90, in_disc(8.8, cx, cy), (.06, .22), M.oil('#c23a0a'), -.12, 0, (1, 1, .25))
    rx, ry = 13.4, 6.4; rb = P.bowl(6.6, 4.6, M.ceramic('#7f949a')); rb.location = (rx, ry, 0); dm = lambda x, y: 3.0 + 2.4 * max(0, 1 - (math.hypot(x - rx, y - ry) / 6.4) ** 2.4)
    d = disc('ricebase', 5.9, lambda x, y: 2.85 + 2.4 * np.maximum(0, 1 - (np.hypot(x, y) / 6.4) ** 2.4), M.rice()); d.location = (rx, ry, 0); rice_heap(2600, 5.7, 2.4, (rx, ry), 3.0, .30, .10, M.rice('#fffaf0'), dm)
    sprinkle('sesame', ball(7, 5), 36, in_gauss(2, 2, rx, ry), (.09, .13), M.simple('#1d1712', .5), .3, .3, (1.2, .7, .5))
    pb = P.pinch(2.8, 2.0, M.ceramic('#c9b08a')); pb.location = (-18.6, 10.2, 0); strew(protos(lambda: peppercorn(.24), 3), 90, in_disc(2.0, -18.6, 10.2), z=lambda a, b: 1.45 + rnd(0, .35), tilt=1); strew(protos(X.drychili, 3, L=5), 3, in_gauss(1.6, 1.4, -18.4, -9.4), z=0, tilt=.05, mind=2)
    strew(so, 6, in_gauss(1.3, .8, 7.5, -11), z=.15, mind=.9, tilt=.3)
    stage.light('window', power=1.12, exposure=.20); stage.camera('three', (-.8, 0, 2), 38.5, el=54, f=6.3, focus=(-3, -1.5, 4.4))
