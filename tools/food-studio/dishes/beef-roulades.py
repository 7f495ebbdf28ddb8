"""Two beef roulades in dark gravy, one cut to show gherkin and bacon, with red cabbage on a pale plate."""
from kit import *
from kit import extra_b as X
M = mats; P = props


def beef():
    g = M.M('roulade', '#5e2c16', .35, .5, .08, (.3, .12, .06), coat=.5, coatr=.14); n, n2 = g.noise(.6, 6, .6), g.noise(2.8, 6, .65, vec=g.co((.5, 2, 2)))
    c = g.mix(g.band(n, .3, .7), '#4a1e0e', '#7d4222'); c = g.mix(g.math('MULTIPLY', g.band(n2, .55, .72), .7), c, '#34140a'); g.col(c); g.bump(n2, .5, .12); return g.m


def roll(L, r, mt):
    t = np.linspace(0, 1, 40); return tube('roll', np.stack([L * (t - .5), .25 * np.sin(t * 5), 0 * t], -1), r * (1 + .05 * perlin(t * 5 + rnd(0, 9), 0 * t, 2)) * np.where((t < .04) | (t > .96), .9, 1), mt, 40, flat=.86)


def face(r, mt):
    """Cut end: spiral of meat round gherkin, bacon and onion; axis along x."""
    g = M.M('cutface', '#7d4a34', .4, .5, .1, (.3, .15, .1), coat=.4, coatr=.2); q, a = g.attr('sr'), g.attr('sa'); n = g.noise(2.2, 5)
    s = g.math('FRACT', g.math('ADD', g.math('MULTIPLY', q, 2.6), g.math('MULTIPLY', a, .159))); c = g.mix(g.band(n, .3, .7), '#8a543c', '#a8705a')
    c = g.mix(g.band(s, .82, .9), c, '#d9b45c'); c = g.mix(g.band(q, .46, .40), c, '#6f8a34'); c = g.mix(g.band(q, .30, .24), c, '#b8c878'); c = g.mix(g.band(g.math('ABSOLUTE', g.math('SUBTRACT', q, .52)), .07, .04), c, '#d88a7a'); g.col(c); g.bump(n, .3, .06)
    d = disc('face', r, lambda x, y: (.06 * fbm(x * 2, y * 2, 1, 3), {'sr': np.hypot(x, y) / r, 'sa': np.arctan2(y, x)}), g.m, 40, 90); d.data.transform(Matrix.Rotation(PI / 2, 4, 'Y') @ Matrix.Scale(.86, 4, (1, 0, 0))); return d


def build():
    stage.table(M.walnut(planks=16.0)); nap = P.napkin(30, 36, M.linen('#d8d0bf', stripe='#8a2f2a'), dirn=1.2, at=(-15, 2, -.2), under=[(0, 0, 15.8)])
    P.plate(15.4, 1.9, M.ceramic('#e6e4da', '#7a6a55', .4)).location.z = .14; mt = beef()
    gr = disc('gravy', lambda a: 9.6 * (1 + .10 * perlin(np.cos(a) * 1.5, np.sin(a) * 1.5, 3)), lambda x, y: .95 + .16 * np.clip(1 - (np.hypot(x, y) / 10) ** 4, 0, 1) + .04 * fbm(x, y, 3, 3) - .35 * smooth(8.6, 10.2, np.hypot(x, y)), M.simple('#4a1a0a', .12, .5, .15, .3, color2='#6b2c12', scale=.7, bump=.1, coat=.8)); gr.location = (3.2, -2.4, .05)
    place(roll(10.5, 2.5, mt), (3.6, 2.4, 3.2), (0, 0, .25))
    a = -.55; c, s = math.cos(a), math.sin(a); place(roll(6.4, 2.5, mt), (6.2, -3.2, 3.2), (0, 0, a)); f = face(2.46, mt); place(f, (6.2 - 3.25 * c, -3.2 - 3.25 * s, 3.2), (0, 0, a + PI))
    p = roll(2.2, 2.45, mt); place(p, (-.4, -4.6, 2.3), (0, -1.25, a)); f2 = face(2.42, mt); M2 = p.rotation_euler.to_matrix(); v = M2 @ Vector((-1.15, 0, 0)); u = M2 @ Vector((1.15, 0, 0)); w = v if v.z > u.z else u
    place(f2, tuple(Vector((-.4, -4.6, 2.3)) + w), (0, -1.25, a) if w is u else (0, -1.25 + PI, a))
    # red cabbage: a heap of shreds
    hm = HeightMap(16, .12).fill(lambda x, y: 1.0 + 2.4 * np.sqrt(np.clip(1 - (np.hypot(x + 7.2, y - 3.4) / 5.6) ** 2, 0, 1))); cab = []
    for _ in range(190):
        q, an, L, h = 5.4 * math.sqrt(R.random()), rnd(0, 6.3), rnd(2.2, 4.2), rnd(0, 6.3); t = np.linspace(-.5, .5, 14); k = rnd(-1, 1); x = -7.2 + q * math.cos(an) + L * t * math.cos(h) - k * t * t * 3 * math.sin(h); y = 3.4 + q * math.sin(an) + L * t * math.sin(h) + k * t * t * 3 * math.cos(h)
        cab.append(np.stack([x, y, hm.lay(x, y, .2, 4, 1.5)], -1))
    bed = disc('bed', 5.5, lambda x, y: 1.0 + 2.5 * np.sqrt(np.clip(1 - (np.hypot(x, y) / 5.6) ** 2, 0, 1)), M.simple('#5a1340', .4, color2='#7d1c52', scale=1.5)); bed.location = (-7.2, 3.4, 0)
    g = M.M('cabbage', '#6a1746', .25, .5, .15, (.3, .1, .2), coat=.6, coatr=.1); g.col(g.ramp(g.attr('strand'), [(.1, '#4a0f38'), (.5, '#7d1c52'), (.85, '#a33a6e')])); tubes('cab', cab, .21, g.m)
    sprinkle('pep', ball(6, 4), 90, in_disc(11), (.03, .06), M.simple('#1d140d', .7))
    k = P.knife(); place(k, (18.6, -10.0, .1), (0, 0, PI / 2)); fk = P.fork(); place(fk, (-18.4, -9.5, .95), (0, 0, PI / 2 + .05))
    stage.light('window', power=1.15, exposure=.25); stage.camera('three', (.4, -.4, 2.2), 39, el=45, f=7, focus=(0, -3, 3.6))
