"""Strawberry milkshake: tall glass, whipped cream, strawberry, paper straw; bright, low hero."""
from kit import *
from kit.extra_a import *
from kit.polish import berryhalf, realberry
M = mats; P = props

def shake():
    g = M.M('shake', '#efa6ac', .32, .5, .35, (.6, .3, .3), coat=.2, coatr=.2); n, n2 = g.noise(.6, 6, .6), g.noise(5, 5, .6); c = g.mix(g.band(n, .3, .7), '#ee9ca4', '#f4b8ba'); c = g.mix(g.math('MULTIPLY', g.band(g.voro(3.4), .12, .05), .65), c, '#c93a48'); c = g.mix(g.math('MULTIPLY', g.math('GREATER_THAN', n2, .68), .5), c, '#d9606c'); z = g.n('SeparateXYZ', {0: g.n('TexCoord').outputs['Object']}).outputs[2]; st = g.band(g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(.5, 3, .5, 1.0, vec=g.co((1, 1, .25))), .5), 7.)), 4.2, 1.6); c = g.mix(g.math('MULTIPLY', st, .75), c, '#c9263a'); g.col(c); g.bump(n2, .10, .05); return g.m

def cream_swirl(r0=3.1, h=3.6, turns=2.7, mat=None):
    n, res = 260, 48; t = np.linspace(0, 1, n); a = t * turns * 2 * PI; rad = (r0 - 1.15) * (1 - t) ** .85; C_ = np.stack([rad * np.cos(a), rad * np.sin(a), .75 + (h - .6) * t ** .95], -1); w = 1.22 * (1 - t) ** .42 * .95 + .10; w[:14] *= np.linspace(.35, 1, 14); T = np.gradient(C_, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]; Bn = np.cross(T, [0, 0, 1.]); Bn /= np.linalg.norm(Bn, axis=1)[:, None] + 1e-9; N = np.cross(Bn, T); q = np.linspace(0, 2 * PI, res, endpoint=False)[None]; tw = t[:, None] * 9.0; rr = w[:, None] * (1 + .15 * np.cos(7 * (q + tw)) + .03 * perlin(np.cos(q) * 2 + t[:, None] * 20, np.sin(q) * 2, 1)); V = C_[:, None] + (rr * np.cos(q))[..., None] * Bn[:, None] + (rr * np.sin(q) * .82)[..., None] * N[:, None]; return recalc(mesh('cream', V.reshape(-1, 3), grid_faces(n, res, wrap_v=True) + [tuple(range(res))[::-1], tuple((n - 1) * res + k for k in range(res))], mat or M.simple('#f8f2e8', .42, .45, .35, .4, bump=.10, bscale=2.5)))

def glassful(x, y, lv, rot=0., berry=True):
    g = P.glassware('latte'); g.location = (x, y, 0); lq, rt = P.fill('latte', lv, shake(), .0, .014); lq.location = (x, y, 0); c = cream_swirl(4.35, 4.4); place(c, (x, y, lv - .15), (0, 0, rot)); base = blob('cb', (rt - .05, rt - .05, .9), M.simple('#f8f2e8', .42, .45, .35, .4, bump=.10, bscale=2.5), .06, 1.2, 34); base.location = (x, y, lv + .1)
    if berry: s = realberry(1.42); place(s, (x + .35, y - .55, lv + 4.55), (.62, .50, rot * .2)); bpy.context.view_layer.update()
    t = np.linspace(0, 1, 40); stp = M.M('straw', '#f4efe6', .5, .4); sep = stp.n('SeparateXYZ', {0: stp.n('TexCoord').outputs['Object']}); an = stp.math('ADD', stp.math('MULTIPLY', sep.outputs[2], 1.9), stp.math('MULTIPLY', sep.outputs[0], 3.0)); stp.col(stp.mix(stp.math('GREATER_THAN', stp.math('SINE', an), .1), '#f4efe6', '#c63a44')); s = tube('straw', np.stack([-1.9 - 1.6 * t, 1.4 + .3 * t, lv - 1 + 8.6 * t], -1), .36, stp.m, 20); s.location = (x, y, 0); return rt

def build():
    stage.table(M.marble('#efe9e6', '#b8aeac')); stage.wall(M.plaster('#e3cfc9', '#d9c2bb'), 80); rt = glassful(0, 0, 12.9, .8); glassful(11.6, 17, 12.4, 2.2)
    sprinkle('bits', ball(6, 5), 46, in_disc(3.4), (.05, .12), M.simple('#c22a3a', .3, coat=.5), .1); ss = protos(lambda: realberry(rnd(1.25, 1.5)), 4); hf = protos(lambda: berryhalf(rnd(1.25, 1.4)), 2)
    for i, (x, y, r, a) in enumerate(((-7.0, -3.8, 1.62, -.75), (-9.7, -1.2, 1.75, 1.1), (7.2, -3.6, 1.68, 1.15))): o = inst(ss[i % 4], (x, y, 1.3), (r, .1, a)); rest(o)
    
    h1 = inst(hf[0], (-4.1, -5.4, 1), (.50, .05, 2.5)); h2 = inst(hf[1], (4.1, -5.9, 1), (.45, -.06, .5)); h3 = inst(hf[0], (10.4, -3.0, 1), (.5, 0, 1.1))
    for h in (h1, h2, h3): h.rotation_mode = 'ZYX'; rest(h)
    pb = P.bowl(5.2, 3.6, M.ceramic('#b9a7a4')); pb.location = (-13.4, 13.5, 0); 
    for i in range(15): a, q = rnd(0, 6.3), 3.5 * math.sqrt(R.random()); o = inst(R.choice(ss), (-13.4 + q * math.cos(a), 13.5 + q * math.sin(a), 3.4 + 1.6 * (1 - q / 4)), (rnd(.8, 2.2), rnd(-.5, .5), rnd(0, 6.3)))
    strew(protos(mint, 3), 4, in_gauss(1.4, .5, 6.8, -6.2), z=.12, tilt=.2, mind=1.6); P.napkin(22, 18, M.linen('#c9a9a4'), dirn=.4, amp=.8, at=(16.5, 5.5, .2), under=[(0, 0, 5)])
    stage.light('window', target=(0, 0, 8), exposure=.30); stage.area((24, -46, 30), (0, 0, 9), 40, 170, (1, .98, .96)); stage.camera('low', (-.2, 0, 9.6), 33, el=12, f=3.4, focus=(0, -3.4, 12))
