"""nice -n 19 blender -b -t 1 -P cast.py -- <slug> OUT.ppm [WIDTHxHEIGHT]

Draws a scene with plain ray casts on one thread instead of Cycles: flat colours with soft light from one side, for
pictures that are painted afterwards. A colour comes from PALETTE by the name of the object, else from its material."""
import bpy, sys, os, importlib, zlib
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE); sys.dont_write_bytecode = True
import numpy as np, kit
from kit import perlin, fbm, smooth
from kit.mats import hexc
from mathutils import Vector

args = sys.argv[sys.argv.index('--') + 1:]; slug, out = args[:2]; W, H = map(int, (args + ['640x480'])[2].split('x'))
# name: (colours from dark to light, noise frequency in 1/cm, gloss)
COMMON = {
    'fork': (['#8b8d90', '#d9dadb'], .3, .8), 'tine': (['#8b8d90', '#d9dadb'], .3, .8), 'crumbs': (['#efdfa8', '#fff4d2'], 1, 0), 'pepper': (['#1d140d'], 1, 0), 'flour': (['#f6f0e2'], 1, 0),
    'wedge': (['#e2c67c', '#f4e4b0'], .7, .1), 'coupe': (['#e9e2d4', '#f4eee3'], .2, .5), 'plate': (['#eee8dc', '#f7f2e8'], .2, .5), 'board': (['#a87846', '#cf9f68'], .3, .1), 'glass_tumbler': (['#e8eef0'], 1, 1)}
PALETTE = {
    'bolognese': {'table': (['#3a2417', '#5b3a24', '#6b4830'], .2, .1), 'under': (['#8f3c1c', '#b5602f'], .6, .4), 'tagliatelle': (['#d99a3e', '#f0c566', '#f7d98c'], .5, .3), 'ragu': (['#6b2410', '#8e3517', '#b04c20'], .8, .5), 'chunk': (['#54230f', '#7a3c20', '#93502c'], 1.2, .2), 'cube': (['#d46a22', '#e8862f'], 1, .3)},
    'carbonara': {'table': (['#ddd6ca', '#ece6dc'], .1, 0), 'coupe': (['#27323a', '#3d4a52'], .4, .3), 'under': (['#e8c45a', '#f2dc8c'], .6, .4), 'pasta': (['#e9bd55', '#f7d97f', '#fbe8ab'], .4, .4), 'top': (['#e9bd55', '#f7d97f', '#fbe8ab'], .4, .4), 'guanciale': (['#8e3320', '#b9502f', '#e3a878', '#efc79c'], .9, .5), 'bowl': (['#d9d2c4', '#e8e2d6'], .3, .3), 'pep': (['#1a120c', '#3d2c1e', '#57432f'], 2.5, 0), 'wedge': (['#ead7a0', '#f8edcb'], .7, .1)},
    'lasagne': {'table': (['#3a2618', '#6b4a30'], .2, .1), 'pasta': (['#e2b75c', '#f0cf84'], .6, .2), 'ragu': (['#6b2410', '#95391a', '#b4552a'], .9, .4), 'white': (['#f3e4bf', '#fdf4dd'], .5, .3), 'bechamel': (['#f3e4bf', '#fdf4dd'], .5, .3), 'drip': (['#f3e4bf', '#fdf4dd'], .5, .4), 'top': (['#8a4616', '#cf8430', '#eabb62', '#f6deA2'], .55, .3), 'rest': (['#8a4616', '#cf8430', '#eabb62', '#f6dea2'], .35, .2), 'chunk': (['#5a2510', '#84401f', '#9a5530'], 1.2, .2), 'puddle': (['#8f3415', '#bb5a26'], .5, .5), 'sheetpan': (['#dcd8ce', '#f0ece2'], .1, .4)},
    'pizza-dough': {'table': (['#37474d', '#51636a'], .12, 0), 'board': (['#a27548', '#c99d68', '#e2cfa8', '#f1e8d4'], .16, 0), 'dough': (['#dcc594', '#efe0b8', '#f8eed2'], .35, .05), 'base': (['#dfc998', '#f0e1b9', '#f9f0d6'], .35, .05), 'semolina': (['#e9c46a', '#f4dc98'], 1, 0), 'bowl': (['#6d8792', '#8aa0a8'], .3, .4)},
    'yeast-dough': {'table': (['#c9ae86', '#dfc9a4'], .2, .05), 'bowl': (['#4d7187', '#6b8fa3'], .2, .6), 'dough': (['#e0bf78', '#f2dc9f', '#f9ebc0'], .16, .1), 'butter': (['#eec75a', '#f8e08a'], .5, .3), 'drink': (['#fdfaf2'], 1, .2), 'egg': (['#c98f62', '#e0b084'], .3, .2)},
    'flammkuchen': {'table': (['#33261c', '#5e4835'], .2, .05), 'board': (['#8a6238', '#b98b58', '#c79a66'], .25, .1), 'onion': (['#d9a44a', '#f0d48c'], .8, .4), 'bacon': (['#8e2c20', '#b5462f', '#e0a184'], .9, .4), 'flammkuchen': (['#c98d46', '#e2b876', '#f0d6a0'], .5, .1)}}[slug]
CLOTH = {'bolognese': ('#3f6487', '#f0ebe0', 3.2), 'carbonara': ('#c08f1e', '#f5efe2', 3.4), 'flammkuchen': ('#3f6487', '#f0ebe0', 3.4)}.get(slug, ('#b02a22', '#f3ecdf', 3.5))
STREAKS = ('table', 'board')
rgb = lambda h: np.array(hexc(h)[:3])

kit.reset(); kit.seed(slug); importlib.import_module('dishes.' + slug.replace('-', '_')).build()
S = bpy.context.scene
for o in S.objects:
    if o.hide_render: o.hide_viewport = True
bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); dg.update()
S.render.resolution_x, S.render.resolution_y = W, H
c = S.camera; mw = c.matrix_world; org = mw.translation.copy(); tr, br, bl, tl = [mw @ v for v in c.data.view_frame(scene=S)]
n = W * H; P_ = np.zeros((n, 3)); N_ = np.zeros((n, 3)); ids = np.full(n, -1); face = np.zeros(n, int); names = []; index = {}
cast = S.ray_cast
for j in range(H):
    a, b = tl.lerp(bl, (j + .5) / H), tr.lerp(br, (j + .5) / H)
    for i in range(W):
        d = (a.lerp(b, (i + .5) / W) - org).normalized(); ok, loc, nor, f, ob, _ = cast(dg, org, d); k = 0
        while ok and ob.name.startswith('glass') and k < 6: ok, loc, nor, f, ob, _ = cast(dg, loc + d * .02, d); k += 1
        if ok:
            p = j * W + i
            if ob.name not in index: index[ob.name] = len(names); names.append(ob.name)
            ids[p] = index[ob.name]; P_[p] = loc; N_[p] = nor; face[p] = f

def materialcolours(ob):
    L = []; m = ob.data.materials[0] if ob.type == 'MESH' and ob.data.materials else None
    if m and m.use_nodes:
        for q in m.node_tree.nodes:
            if q.type == 'MIX_RGB': L += [tuple(q.inputs[k].default_value)[:3] for k in (1, 2) if not q.inputs[k].is_linked]
            if q.type == 'VALTORGB': L += [tuple(e.color)[:3] for e in q.color_ramp.elements]
        if not L: L = [tuple(m.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value)[:3]]
    L = np.array(L or [(.5, .5, .5)]); return L[np.argsort(L.sum(1))]

col = np.zeros((n, 3)); gloss = np.zeros(n)
for k, name in enumerate(names):
    w = np.nonzero(ids == k)[0]; ob = S.objects[name]; ev = ob.evaluated_get(dg); me = ev.data; base = name.split('.')[0]
    inv = np.array(ob.matrix_world.inverted()); l = P_[w] @ inv[:3, :3].T + inv[:3, 3]
    # smooth normals and attributes: the corners of the face, weighted by nearness
    nv = len(me.vertices); co = np.empty(nv * 3); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3); vn = np.empty(nv * 3); me.vertices.foreach_get('normal', vn); vn = vn.reshape(-1, 3)
    ls = np.empty(len(me.polygons), int); lt = ls.copy(); me.polygons.foreach_get('loop_start', ls); me.polygons.foreach_get('loop_total', lt); lv = np.empty(len(me.loops), int); me.loops.foreach_get('vertex_index', lv)
    f = np.clip(face[w], 0, len(ls) - 1); ok = lt[f] <= 4; cor = np.stack([lv[ls[f] + np.minimum(q, lt[f] - 1)] for q in range(4)], 1); wt = 1 / (((co[cor] - l[:, None]) ** 2).sum(-1) + 1e-6); wt /= wt.sum(1, keepdims=True)
    sm = (vn[cor] * wt[..., None]).sum(1) @ np.array(ob.matrix_world.to_3x3().inverted()); sm /= np.linalg.norm(sm, axis=1)[:, None] + 1e-9; agree = ok & ((sm * N_[w]).sum(1) > .6); N_[w[agree]] = sm[agree]
    def attr(a):
        if a not in me.attributes: return np.zeros(len(w))
        v = np.empty(nv); me.attributes[a].data.foreach_get('value', v); return (v[cor] * wt).sum(1)
    pal, fr, gl = PALETTE.get(base) or COMMON.get(base) or (None, .5, .1)
    L = np.array([rgb(h) for h in pal]) if pal else materialcolours(ob); gloss[w] = gl; s = l + zlib.crc32(base.encode()) % 50 + (np.array(ob.location) if not base in STREAKS else 0)
    t = fbm(s[:, 0] * fr * .25, s[:, 1] * fr * 3.2, 0 * s[:, 0], 3) if base in STREAKS else fbm(s[:, 0] * fr, s[:, 1] * fr, s[:, 2] * fr, 3)
    t = np.clip(.5 + .85 * t + (.12 * (attr('strand') - .5) if 'strand' in me.attributes else 0), 0, .9999) * (len(L) - 1); i0 = t.astype(int); i1 = np.minimum(i0 + 1, len(L) - 1); q = (t - i0)[:, None]; C = L[i0] * (1 - q) + L[i1] * q
    if base == 'cloth':
        u, v = (np.abs((l[:, a] / CLOTH[2]) % 1 - .5) < .25 for a in (0, 1)); A, B = rgb(CLOTH[0]), rgb(CLOTH[1]); m_ = (u * 1. + v * 1.) / 2; C = B * (1 - m_[:, None]) + A * m_[:, None]
    if base == 'flammkuchen':
        ch, cr = attr('char') + .25 * fbm(s[:, 0] * 2, s[:, 1] * 2, 0, 3), smooth(.35, .6, attr('cream') + .35 * fbm(s[:, 0] * 1.1, s[:, 1] * 1.1, 3, 3))
        for a, b, h in ((.28, .6, '#8a4a1c'), (.6, .95, '#3a1d0e')): g = smooth(a, b, ch)[:, None] * .9; C = C * (1 - g) + rgb(h) * g
        cream = rgb('#f3e6c6') * np.ones((len(w), 1)); g = smooth(.10, .34, fbm(s[:, 0] * .9, s[:, 1] * .9, 8, 4))[:, None] * .75; cream = cream * (1 - g) + rgb('#dca75c') * g; C = C * (1 - cr[:, None]) + cream * cr[:, None]
    col[w] = C

# light: a wide window on the left, ambient light dimmed where something is near
rs = np.random.RandomState(5); win = np.array([-78., 62, 82]); ax1 = np.cross(win, [0, 0, 1.]); ax1 /= np.linalg.norm(ax1); ax2 = np.cross(win, ax1); ax2 /= np.linalg.norm(ax2)
key = np.zeros(n); amb = np.zeros(n); K, A = 2, 1
view = np.array(org) - P_; view /= np.linalg.norm(view, axis=1)[:, None] + 1e-9; spec = np.zeros(n)
lit = np.nonzero(ids >= 0)[0]; sun = win + ax1 * 0
for k in range(K):
    to = win + ax1 * rs.uniform(-30, 30, (n, 1)) + ax2 * rs.uniform(-30, 30, (n, 1)) - P_; to /= np.linalg.norm(to, axis=1)[:, None]; cosn = (N_ * to).sum(1)
    hh = to + view; hh /= np.linalg.norm(hh, axis=1)[:, None] + 1e-9; sp = np.clip((N_ * hh).sum(1), 0, 1) ** 40
    for p in lit[cosn[lit] > 0]:
        o = P_[p] + N_[p] * .06
        r = cast(dg, Vector(o), Vector(to[p]))
        if not r[0] or r[4].name.startswith('glass'): key[p] += cosn[p] / K; spec[p] += sp[p] / K
for k in range(A):
    v = rs.normal(size=(n, 3)); v /= np.linalg.norm(v, axis=1)[:, None]; v = v + N_ * 1.01; v /= np.linalg.norm(v, axis=1)[:, None]
    for p in lit:
        r = cast(dg, Vector(P_[p] + N_[p] * .06), Vector(v[p]), distance=9.0)
        amb[p] += 1 / A if not r[0] else .25 / A
def calm(a, w=2):
    """Edge-stopping blur of the sampled light, within one object."""
    a = a.reshape(H, W); I = ids.reshape(H, W); Q = N_.reshape(H, W, 3); s = np.zeros((H, W)); t = np.zeros((H, W))
    for dy in range(-w, w + 1):
        for dx in range(-w, w + 1): m_ = np.roll(I, (dy, dx), (0, 1)) == I; g = m_ * np.clip((np.roll(Q, (dy, dx), (0, 1)) * Q).sum(-1), 0, 1) ** 8; s += g * np.roll(a, (dy, dx), (0, 1)); t += g
    return (s / (t + 1e-9)).ravel()
key, amb = calm(key, 2), calm(amb, 3)
light = key[:, None] * np.array([1.0, .95, .87]) * 1.08 + amb[:, None] * np.array([.42, .44, .48]); img = col * light + (spec * gloss)[:, None] * .45
img = img / (1 + np.maximum(img - .75, 0) * .55); img[ids < 0] = rgb('#8f857a')
im = np.clip(np.clip(img, 0, 1) ** (1 / 2.2) * 255, 0, 255).astype(np.uint8).reshape(H, W, 3); open(out, 'wb').write(b'P6 %d %d 255\n' % (W, H) + im.tobytes()); print('CAST', slug)
