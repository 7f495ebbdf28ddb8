"""Chef's knife on a board, onion half and dice, carrot coins, carrots with their greens."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def blade(L=20.5, w=4.6):
    """Chef's knife, blade along +x, spine at y=0: full taper, ground bevel, curved belly, brushed across."""
    nx = 150; nv = 30; u = np.linspace(0, 1, nx)[:, None]; v = np.linspace(0, 1, nv)[None] ** 1.0; wid = w * (1 - np.clip((u - .30) / .70, 0, 1) ** 2.5) ** .85; sp = -.95 * np.clip((u - .5) / .5, 0, 1) ** 2.1; wid = np.maximum(wid + sp * .75, .015)
    x = L * u + 0 * v; y = sp - v * wid; e = v * wid; th = .11 * (1 - .45 * u) * (1 - .30 * v - .22 * v ** 3) * np.clip((1 - v) * wid / .42, 0, 1) ** .9
    g = M.M('brushed', '#c6c7c8', .20, .5, metal=1); br = g.noise(1, 4, .6, vec=g.co((16., .55, 1.), jitter=False)); fine = g.noise(1, 2, .6, vec=g.co((60., 1.4, 1.), jitter=False)); ed = g.band(g.attr('edge'), .36, .42)
    h = g.math('ADD', br, g.math('MULTIPLY', fine, .8)); c = g.mix(g.band(br, .3, .7), '#babcbe', '#cfcfce'); c = g.mix(g.math('MULTIPLY', g.math('SUBTRACT', 1., ed), .9), c, '#e9e9e7'); g.col(c); g.set('Roughness', g.math('ADD', .18, g.math('MULTIPLY', g.math('ADD', br, fine), .12))); g.bump(h, .03, .02)
    V = np.concatenate([np.stack([x, y, .2 + th], -1).reshape(-1, 3), np.stack([x, y, .2 - th], -1).reshape(-1, 3)]); f = grid_faces(nx, nv); N = nx * nv; F = f + [tuple(k + N for k in q[::-1]) for q in f]
    F += [(i * nv, (i + 1) * nv, N + (i + 1) * nv, N + i * nv) for i in range(nx - 1)] + [(j, N + j, N + j + 1, j + 1) for j in range(nv - 1)]; dist = (wid - e) * 1.0
    b = recalc(mesh('blade', V, F, g.m, attrs={'edge': np.concatenate([dist.ravel()] * 2)})); b.data.use_auto_smooth = True; b.data.auto_smooth_angle = .6
    hp = [(-12.4, -.25, 1.0), (-12.1, .10, 1.45), (-10.8, .28, 1.6), (-8, .10, 1.28), (-4.4, .05, 1.2), (-1.6, .10, 1.3), (-.1, .08, 1.38)]; top = spline([(a, t) for a, t, _ in hp], 60); bot = spline([(a, t - 2 * c) for a, t, c in hp], 60); sc = M.wood('#1c110b', '#5a3a24', rough=.30, scale=1.6); out = [b]
    for z, s in ((.42, 1), (-.02, -1)): q = slab('grip', [tuple(p) for p in bot] + [tuple(p) for p in top[::-1]], .62, sc, .26, 6); q.location.z = z + .42; out.append(q)
    tg = slab('tang', [tuple(p * [1.004, 1.0]) for p in bot] + [tuple(p * [1.004, 1.0]) for p in top[::-1]], .26, M.metal('#bfc0c1', .25), .04, 2); tg.location.z = .62; out.append(tg)
    for xx in (-2.4, -6.1, -9.8): rv = lathe('rivet', [(0, 0), (.30, 0), (.31, .03), (.24, .07), (0, .09)], M.metal('#d0c9bb', .22), seg=28); rv.location = (xx, -1.2, 1.14); out.append(rv)
    bo = lathe('bol', [(0, 0)], None, seg=3); bpy.data.objects.remove(bo); k = 40; t = np.linspace(0, 1, k); VV = []; FF = []
    for q in t:
        x_ = -.25 + 1.55 * q; hw = 1.42 - .02 * q; hz = .53 * (1 - smooth(.15, 1, q)) + .10
        for a in np.linspace(0, 2 * PI, 28, endpoint=False): ca, sa = math.cos(a), math.sin(a); VV.append((x_ + (.0 if ca > 0 else 0), -1.25 + .02 + (1.36 + .35 * q * (ca < 0)) * abs(ca) ** .5 * (1 if ca > 0 else -1), .2 + (.42 - .40 * smooth(.1, .9, q)) + hz * abs(sa) ** .6 * (1 if sa > 0 else -1)))
    o = recalc(mesh('bolster', VV, grid_faces(k, 28, wrap_v=True) + [tuple(range(28)), tuple((k - 1) * 28 + j for j in range(28))[::-1]], M.metal('#c2c3c4', .16))); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = 1.0; out.append(o)
    for q in out[1:]: q.parent = b
    return b
def dice():
    """Onion dice: slightly bent plates of one to two layers, translucent."""
    s = rnd(.42, .62); b = blob('odice', (s * rnd(.75, 1.15), s * rnd(.5, .85), rnd(.12, .24)), onionm(), .07, 1, 16, box=5)
    for v in b.data.vertices: v.co.z += .26 * v.co.x ** 2; v.co.y += .25 * v.co.x * rnd(.9, 1.1) * .4
    return b
@M.cached
def onionm():
    g = M.M('onionm', '#efe9d4', .16, .5, .6, (.9, .8, .5), coat=.6, coatr=.08); n = g.noise(1.4, 4); w = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.n('SeparateXYZ', {0: g.co(1, jitter=False)}).outputs[1], 9.))); c = g.mix(g.band(n, .35, .65), '#f3edd6', '#e4dcb4'); c = g.mix(g.math('MULTIPLY', g.band(w, .2, 0), .35), c, '#c6c890'); g.col(g.vary(c, .10)); g.bump(w, .12, .04); return g.m

def build():
    stage.table(M.slate('#54504a', '#6d675f', .6)); nap = P.napkin(24, 30, M.linen('#8a9a94'), dirn=1.1, at=(20.5, 8, -.2), under=[(9, 4, 9)])
    b = P.board(40, 27, 2.2, M.wood('#8d6238', '#bf9360', scale=.9)); b.rotation_euler[2] = .06; z = 2.2
    k = blade(); place(k, (-4.6, -6.4, z + .16), (.0, .012, .13))
    # carrot coins, cut and whole
    cc = protos(lambda: X.carrotcoin(rnd(1.15, 1.45), rnd(.4, .55)), 6)
    for i in range(11): o = inst(R.choice(cc), (-14.6 + i * .92, 5.4 + .10 * i + rnd(-.12, .12), z + 1.0), (rnd(-.05, .05), PI / 2 - .72 + rnd(-.08, .08), .1), 1.15 - .035 * i)
    act = pour(cc, 16, in_gauss(1.4, 1.1, -5.4, .8), z + 3, 1.2); dr = pour(protos(dice, 10), 150, in_gauss(1.6, 1.2, 8.0, .6), z + 3, .32)
    flo = box('flo', (60, 40, 1), None, 0); flo.location.z = z - .5; kb = box('kb', (24, 6, 3), None, 0); place(kb, (6.4, -8.0, z + .5), (0, 0, .13)); drop(act + dr, [flo, kb], frames=90, gravity=300, friction=.8); bpy.data.objects.remove(flo); bpy.data.objects.remove(kb); bpy.context.view_layer.update()
    for o in act + dr:                 # nothing on edge against the blade, nothing off the board
        if o.location.y < -3.6 or o.location.z < z - .2 or o.location.y > 8.6 or o in act and abs((o.matrix_world.to_3x3() @ Vector((0, 0, 1))).normalized().z) < .5: bpy.data.objects.remove(o)
    oh = X.onionhalf(3.7); place(oh, (6.4, 7.4, z + .1), (.0, .0, .6)); o2 = X.onionhalf(3.7, down=True); place(o2, (13.6, 4.4, z), (0, 0, 2.2))
    for x, y, a, L in ((-6.5, 17.6, PI + .05, 17), (-7.6, 20.2, PI - .12, 15.5), (-4.8, 19.2, PI + .28, 16)): c = X.carrot(L, 1.5); place(c, (x, y, 1.4 + (1.5 if L == 16 else 0)), (rnd(-.3, .3), 0, a))
    strew(protos(lambda: parsley(1.25), 4), 5, in_gauss(1.2, .8, 16.0, 10.6), lift=.25, tilt=.3, mind=1.2)
    sprinkle('bits', ball(8, 6), 30, in_gauss(3.6, 1.0, 7, .2), (.05, .11), M.simple('#ece6cf', .2, sss=.4, coat=.5), .5, 1, (1, .8, .5)); sprinkle('wet', ball(14, 8), 26, in_gauss(4.4, 1.4, 6.6, -.4), (.06, .20), M.oil('#d8c08a'), -.3, 0, (1, 1, .16))
    sprinkle('pc', bit(), 26, in_gauss(4, 2, -5, -1), (.06, .14), M.simple('#e2721a', .4), .4)
    stage.card((9, 62, 44), 26, 40, '#fffaf2', 1.5, (6, -7, 2)); stage.light('window', exposure=.14); stage.camera('three', (-.3, 2.0, 2), 44, el=48, f=6.3, focus=(0, -2, 3.4))
