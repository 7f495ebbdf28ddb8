"""A piece of moussaka from low down: aubergine, meat sauce, aubergine and a thick browned béchamel; the dish behind it."""
from kit import *
from kit import cloth
M = mats; P = props

@M.cached
def topmat():
    return M.simple('#f2d084', .4, .4, .2, .3, color2='#c08038', scale=.35, bump=.3, bscale=2, coat=.2, vary=.3)

def slice_side(w, h):
    """A baked slice of aubergine seen from its side: soft flesh between two dark rims."""
    f = blob('flesh', (w / 2, .42, h / 2 * rnd(.9, 1.08)), M.simple('#c9a862', .4, .5, .2, .3, color2='#a8853f', scale=1.4, vary=.15), .05, 1.2, 22, box=3); out = [f]
    for s in (-1, 1): r = blob('rind', (.11, .50, h / 2 * .86), M.simple('#4a2440', .25, color2='#5e3450', scale=1, coat=.5), .04, 1, 14, box=3); r.location = (s * (w / 2 - .04), 0, 0); out.append(r)
    return join(out, 'slice')

def piece(w, d):
    out = []; z = 0; rm = M.sauce('#8a2f14', '#a8451d', '#5e1d0b', .35); au = M.simple('#b8954e', .4, .4, .2, color2='#96753a', scale=1.2); bm = M.simple('#faf0d6', .35, .5, .3, color2='#f3e3b4', scale=.8, coat=.2)
    def layer(name, h, k, mt, bumps, fr):
        nonlocal z
        o = blob(name, (w / 2 * k, d / 2 * k, h / 2 * 1.12), mt, bumps, fr, 56, box=7, oct=4); o.location = (0, 0, z + h / 2); z += h; out.append(o)
    sl = protos(lambda: slice_side(rnd(3.0, 3.5), .46), 5)
    def slices(h):
        """Two rows of slices that overlap like tiles."""
        nonlocal z
        layer('aub', h, .95, au, .03, 1.4); zc = z - h / 2
        for row in (-1, 1):
            for sgn in (-1, 1):
                x = -w / 2 + 1.7 + .5 * (row + 1)
                while x < w / 2 - 1.3: out.append(inst(R.choice(sl), (x, sgn * d / 2 * .94, zc + row * .26), (0, .16 + rnd(-.05, .05), 0), 1)); x += 2.1
                y = -d / 2 + 1.7 + .4 * (row + 1)
                while y < d / 2 - 1.2: out.append(inst(R.choice(sl), (sgn * w / 2 * .95, y, zc + row * .26), (rnd(-.05, .05) - .12, 0, PI / 2), 1)); y += 2.1
    slices(1.1); layer('ragu', 1.35, .98, rm, .05, 2.2); zr = z - .68; slices(1.1)
    layer('bechamel', 1.6, 1.0, bm, .05, .9); t = blob('top', (w / 2 * 1.01, d / 2 * 1.01, .34), topmat(), .14, .8, 70, box=5, oct=4); t.location = (0, 0, z + .06); out.append(t)
    ch = protos(lambda: chunk((rnd(.30, .5), rnd(.25, .4), rnd(.24, .36)), M.meat('#7d3a1e', '#55220e'), .35), 5)
    for k in range(90):
        s = rnd(-1, 1); e = R.choice((0, 1, 2, 3)); x, y = ((s * w / 2 * .96, -d / 2 * .96), (s * w / 2 * .96, d / 2 * .96), (w / 2 * .96, s * d / 2 * .96), (-w / 2 * .96, s * d / 2 * .96))[e]; out.append(inst(R.choice(ch), (x, y, zr + rnd(-.45, .45)), (rnd(0, 6), rnd(0, 6), rnd(0, 6)), rnd(.8, 1.25)))
    return out, z

def build():
    stage.table(M.wood('#8a6a48', '#c7a678', planks=14.0)); cloth.checked(34, 26, (-13, -7, -.25), '#3f6487', '#f0ebe0', 3.2, .3, [(0, 0, 13)])
    P.plate(12.6, 1.7, M.ceramic('#f3efe6', '#3f6487', .6)).location = (0, 0, .35)
    parts, z = piece(9.8, 8.4); e = bpy.data.objects.new('piece', None); link(e)
    for o in parts: o.parent = e
    place(e, (0, -.2, 1.05), (0, 0, .62)); bpy.context.view_layer.update()
    sp = disc('puddle', 7.2, lambda x, y: .92 + .2 * (1 - smooth(.55, 1, np.hypot(x, y) / 6.6 * (1 + .25 * perlin(x * .3, y * .3, 3)))) - .4 * smooth(.85, 1, np.hypot(x, y) / 7.2), M.sauce('#a8481e', '#c8732e', '#7d2410', .25)); sp.location = (0, -.2, 0)
    dm = M.enamel('#5f8296'); dz = P.sheetpan(32, 22, 6.6, dm); place(dz, (8, 25, 0), (0, 0, -.10))
    ls = gridmesh('rest', 29.5, 19.5, lambda x, y: 5.2 + .35 * fbm(x * .3, y * .3, 2, 4) + .2 * np.clip(perlin(x * .5, y * .5, 6), 0, 1), topmat(), 110, 80); place(ls, (8, 25, 0), (0, 0, -.10))
    place(P.fork(), (14.6, -10.0, .3), (0, 0, PI / 2 + .1))
    stage.light('window', target=(0, 0, 3), power=1.2, exposure=.15); stage.camera('low', (.4, .6, 3.4), 28, el=24, f=4.5, focus=(0, -5, 4))
