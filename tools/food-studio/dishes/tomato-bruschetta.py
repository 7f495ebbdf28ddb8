"""Bruschetta: four grilled toasts, diced tomatoes, basil, oil; olive-wood board."""
from kit import *
from kit.extra_a import *
M = mats; P = props

def toastmat():
    g = M.M('toast', '#e8cf9c', .75, .25, .2, (.25, .15, .09)); n, n2, v = g.noise(1.1, 6, .6), g.noise(4, 6, .65), g.voro(3.2); c = g.mix(g.band(n, .3, .7), '#ecd6a4', '#ddbb7c'); c = g.mix(g.math('MULTIPLY', g.band(v, .34, .1), .5), c, '#c69a5a'); c = g.mix(g.math('MULTIPLY', g.attr('hole'), .7), c, '#c08e4e'); t = g.math('ADD', g.math('ADD', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', n2, .5)), g.math('MULTIPLY', g.attr('edge'), .42)); c = g.mix(g.math('MULTIPLY', g.band(t, .78, 1.1), .9), c, '#a9642a')
    st = g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.n('SeparateXYZ', {0: g.co(1, jitter=False, rot=(0, 0, .5))}).outputs[0], 1.75))); gs = g.band(g.math('ADD', st, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .5)), .30, .08); c = g.mix(g.math('MULTIPLY', gs, .82), c, '#3f200e'); k = g.band(g.math('ADD', g.attr('edge'), g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .10)), .91, .96); c = g.mix(k, c, g.mix(g.band(n2, .35, .65), '#6e3a16', '#a8682e')); g.col(c); g.bump(g.math('ADD', g.math('MULTIPLY', v, .8), g.math('SUBTRACT', n2, g.math('MULTIPLY', gs, .5))), .55, .12); return g.m

@M.cached
def fleshmat():
    """Cut face of a roasted tomato: softer red, seeds in jelly."""
    g = M.M('flesh', '#cf3a1c', .16, .5, .25, (.4, .14, .06), coat=.9, coatr=.05); n, n2 = g.noise(.9, 5, .6), g.noise(3.4, 5, .6); c = g.mix(g.band(n, .32, .68), '#b8290f', '#d4542c'); c = g.mix(g.math('MULTIPLY', g.band(n2, .52, .70), .5), c, '#e28a58'); sd = g.math('MULTIPLY', g.math('LESS_THAN', g.voro(2.1), .22), g.band(n, .44, .50)); c = g.mix(g.math('MULTIPLY', sd, .8), c, '#efd592'); g.col(g.vary(c, .15, .012)); g.bump(g.math('ADD', n2, sd), .35, .07); return g.m
@M.cached
def skinmat():
    """Its skin: deep, shining, a little charred and shrunken."""
    g = M.M('rskin', '#a8160a', .14, .5, .12, (.4, .1, .05), coat=.9, coatr=.04); n, n2 = g.noise(.8, 5), g.noise(2.6, 6, .65); c = g.mix(g.band(n, .3, .7), '#a01408', '#c62a12'); c = g.mix(g.math('MULTIPLY', g.band(n2, .49, .62), .65), c, '#5a160b'); g.col(g.vary(c, .2, .015)); g.bump(n2, .22, .08); return g.m
def piece():
    """A chunk cut from the wall of a small tomato with five knife cuts: one curved side of skin, soft uneven flesh."""
    import bmesh
    o = blob('piece', (1.5, 1.5, 1.4), None, .06, .9, 26); o.data.materials.clear(); o.data.materials.append(fleshmat()); o.data.materials.append(skinmat()); bm = bmesh.new(); bm.from_mesh(o.data)
    for f in bm.faces: f.material_index = 1; f.smooth = True
    h, w = rnd(.28, .70), rnd(.24, .50)
    for co, no in (((0, w, 0), (rnd(-.35, .35), 1, rnd(-.3, .3))), ((0, -w, 0), (rnd(-.35, .35), -1, rnd(-.3, .3))), ((0, 0, h), (rnd(-.45, .2), rnd(-.3, .3), 1)), ((0, 0, -h), (rnd(-.45, .2), rnd(-.3, .3), -1)), ((rnd(.55, .85), 0, 0), (-1, rnd(-.4, .4), rnd(-.4, .4)))):
        r = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=co, plane_no=no, clear_outer=True); ed = [e for e in r['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
        for f in bmesh.ops.holes_fill(bm, edges=ed)['faces']: f.material_index = 0; f.smooth = True
    bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 4]); bm.to_mesh(o.data); bm.free(); me = o.data
    rm = o.modifiers.new('rm', 'REMESH'); rm.mode = 'VOXEL'; rm.voxel_size = .075; rm.use_smooth_shade = True; sm = o.modifiers.new('sm', 'SMOOTH'); sm.iterations = 16; sm.factor = .6; dg = bpy.context.evaluated_depsgraph_get(); ev = bpy.data.meshes.new_from_object(o.evaluated_get(dg)); o.modifiers.clear(); o.data = ev
    V = np.empty(len(ev.vertices) * 3, np.float32); ev.vertices.foreach_get('co', V); V = V.reshape(-1, 3); sk = np.hypot(np.hypot(V[:, 0], V[:, 1]), V[:, 2]) > 1.28; q = rnd(0, 99); V = V * (1 + .07 * fbm(V[:, 0] * 1.8 + q, V[:, 1] * 1.8, V[:, 2] * 1.8, 3))[:, None]; V -= V.mean(0); V *= rnd(.82, 1.06); ev.vertices.foreach_set('co', V.ravel()); ev.materials.clear(); ev.materials.append(fleshmat()); ev.materials.append(skinmat())
    L = np.empty(len(ev.loops), np.int32); ev.loops.foreach_get('vertex_index', L)
    for p in ev.polygons: p.use_smooth = True; p.material_index = int(np.mean([sk[i] for i in p.vertices]) > .5)
    o.data.transform(Matrix.Rotation(rnd(-.9, .9), 4, 'X') @ Matrix.Rotation(R.choice((PI / 2, -PI / 2, -PI / 2, 0)) + rnd(-.5, .5), 4, 'Y')); ev.update(); return o
def clove():
    """Garlic clove in its papery skin: a crescent with a point."""
    o = blob('clove', (1.35, .66, .62), M.simple('#eee2d0', .42, .5, .25, .3, color2='#d9bfae', scale=1.3, bump=.25, bscale=2.5, coat=.15, vary=.06), .05, 1, 26); V = np.array([v.co[:] for v in o.data.vertices]); t = V[:, 0] / 1.35; k = np.clip(1 - .55 * np.clip(t, 0, 1) ** 1.5 - .95 * np.clip(t - .8, 0, 1) , .12, 1); V[:, 1] = V[:, 1] * k + .38 * (1 - t ** 2) - .1; V[:, 2] *= k; V[:, 0] += .35 * np.clip(t - .6, 0, 1) / .4; V[:, 2] -= V[:, 2].min()
    for v, c in zip(o.data.vertices, V): v.co = c
    return o

def build():
    stage.table(M.slate('#4c4a45', '#6a665f', .55)); nap = P.napkin(26, 30, M.linen('#8e9a82'), dirn=.9, at=(20, -10, .5), under=[(8, 0, 12.5), (-8, 0, 12.5), (0, 0, 14), (14, 4, 9)])
    bd = P.board(37, 24.5, 1.9, M.wood('#6e4a2a', '#b88a58', scale=1.3), round_=5); bd.rotation_euler[2] = .06; z0 = 1.9; mt = toastmat(); pr = protos(piece, 14); on = M.simple('#eadfe2', .25, .5, .3, .2, color2='#c9a3b4', scale=1.6, coat=.4, vary=.15); od = protos(lambda: blob('od', (.2, .16, .1), on, .1, 1.2, 12, box=4), 3)
    gm = M.simple('#2c6a1c', .4, .4, color2='#4c8f2a', vary=.3, coat=.1); rib = protos(lambda: ribbon(rnd(1.0, 1.8), rnd(.16, .28), gm), 5); lv = protos(basil, 5); pos = [(-8.6, 5.3, .24), (7.2, 5.9, .14), (-7.4, -5.2, .16), (8.6, -4.5, .26)]
    for i, (x, y, a) in enumerate(pos):
        o_ = rnd(0, 99); s = slicebread(lambda th: superR(th, 14.2, 8.4, 2.7) * (1 + .05 * perlin(np.cos(th) * 1.3 + o_, np.sin(th) * 1.3, 0)), 1.5, mt, breadholes(70, 4.6, .1, .7, 2.6), 60, 200, depth=.35, noise=.10); place(s, (x, y, z0 + .80), (rnd(-.02, .02), rnd(-.02, .02), a)); bpy.context.view_layer.update()
        f = lambda sx, sy, x=x, y=y, a=a: in_clip(sx, sy, x, y, a)
        strew(pr, 70, f(6.1, 3.35), lift=.22, tilt=.7, mind=.86, align=.4); bpy.context.view_layer.update(); strew(pr, 38, f(4.9, 2.5), lift=.14, tilt=.8, mind=.98, align=.5); bpy.context.view_layer.update(); strew(pr, 9, f(2.8, 1.4), lift=.12, tilt=.8, mind=1.2, align=.5); bpy.context.view_layer.update()
        strew(od, 7, f(4.6, 2.4), lift=.08, tilt=.5, mind=.6); strew(rib, 8, f(4.2, 2.2), lift=.12, tilt=.5, align=.5, mind=1.1); l, _ = surf(x + .2, y + .2)
        sp = sprig(basil, 4, rnd(.62, .8)); place(sp, (x + rnd(-1, 1), y + rnd(-.4, .6), l.z + .34), (.1, rnd(-.1, .1), rnd(0, 6)))
        sprinkle('salt', crystal(), 60, f(5, 2.7), (.02, .05), M.simple('#fbf9f4', .2), .5, .8, (1, 1, .5)); sprinkle('pep', ball(6, 4), 60, f(5.6, 3), (.025, .06), M.simple('#1d140d', .7)); sprinkle('oil', ball(12, 8), 12, f(6, 3.2), (.06, .18), M.oil('#c9a01c'), -.1, 0, (1, 1, .3))
    sprinkle('crumb', ball(6, 5), 160, in_box(34, 21), (.03, .11), M.simple('#b98548', .8), .4); sprinkle('crumb2', bit(), 60, in_box(32, 20), (.06, .14), M.simple('#8f5526', .8), .4); sprinkle('oilb', ball(14, 8), 20, in_box(31, 19), (.08, .24), M.oil('#c9a01c'), -.1, 0, (1, 1, .2))
    ct = protos(cherry_tomato, 3); strew(ct, 4, in_gauss(1.0, .7, -17.4, -15.4), z=1.3, mind=2.8, tilt=3); strew(lv, 4, in_gauss(1.3, .6, -11.2, -14.4), lift=.12, tilt=.2, mind=2.0); gc = protos(clove, 3); [place(inst(gc[i], (x, y, 0)), None, (0, 0, a)) for i, (x, y, a) in enumerate(((16.0, 14.6, .5), (18.4, 15.6, 2.4), (17.9, 13.2, -.7)))]
    pb = P.pinch(3.2, 2.2, M.ceramic('#e3dac8')); pb.location = (-18.6, 15.0, 0); disc('oilp', 2.6, lambda x, y: 1.45 + 0 * x, M.oil('#a98a14')).location = (-18.6, 15.0, 0)
    stage.light('summer', exposure=.05); stage.camera('three', (0, -.3, 2.4), 39, el=50, f=7, focus=(0, -3, 4.5))

def in_clip(sx, sy, x, y, a):
    def f():
        q, t = math.sqrt(R.random()), rnd(0, 2 * PI); u, v = sx * q * math.cos(t), sy * q * math.sin(t); return x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)
    return f
def ribbon(L, w, mt):
    t = np.linspace(-1, 1, 14); c = rnd(-.5, .5); V = []
    for q in t:
        for s in (-1, 0, 1): V.append((q * L / 2, c * q * q * L * .3 + s * w / 2, .12 * math.sin(q * 3 + c * 5) + .05 * abs(s)))
    o = mesh('ribbon', V, grid_faces(14, 3), mt); so = o.modifiers.new('so', 'SOLIDIFY'); so.thickness = .03; return o
