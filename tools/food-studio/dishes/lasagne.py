"""A piece of lasagne from low down: pasta, meat sauce and white sauce in layers, browned top; the dish behind it."""
from kit import *
from kit import extra_b as X
M = mats; P = props

@M.cached
def topmat():
    g = M.M('top', '#e9b455', .4, .4, .2, (.3, .2, .08), coat=.3, coatr=.2); n, n2 = g.noise(.45, 6, .6), g.noise(2.2, 6, .6); c = g.ramp(g.math('ADD', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', n2, .3)), [(.30, '#f6e2ae'), (.46, '#eabb62'), (.60, '#cf8430'), (.76, '#7d3d14')]); g.col(c); g.bump(n2, .4, .1); return g.m

def piece(w, d):
    """Stack of layers, base at z=0."""
    out = []; z = 0; pm = M.simple('#ecca78', .4, .4, .2, color2='#f3dc9c', scale=1, vary=.1); rm = M.sauce('#8a2f14', '#b04d22', '#5e1d0b', .35); bm = M.simple('#f7ecd2', .3, .5, .3, color2='#f0dfb8', scale=1.2, coat=.3)
    def layer(name, h, k, mt, bumps, fr):
        nonlocal z
        o = blob(name, (w / 2 * k, d / 2 * k, h / 2 * 1.15), mt, bumps, fr, 56, box=7, oct=4); o.location = (rnd(-.1, .1), rnd(-.1, .1), z + h / 2); z += h; out.append(o)
    for i in range(4):
        layer('pasta', .30, 1.02, pm, .015, .8)
        if i < 3: layer('ragu', .85, .985, rm, .05, 2.4); layer('white', .32, 1.0, bm, .035, 1.6)
    layer('bechamel', .45, 1.01, bm, .03, 1.4)
    t = blob('top', (w / 2 * 1.01, d / 2 * 1.01, .30), topmat(), .05, 1.6, 70, box=6, oct=4); t.location = (0, 0, z + .12); out.append(t)
    ch = protos(lambda: chunk((rnd(.30, .5), rnd(.25, .4), rnd(.22, .32)), M.meat('#7d3a1e', '#55220e'), .35), 5)
    for zc in (.72, 2.19, 3.66):
        for k in range(46):
            s = rnd(-1, 1); e = R.choice((0, 1, 2, 3)); x, y = ((s * w / 2 * .96, -d / 2 * .97), (s * w / 2 * .96, d / 2 * .97), (w / 2 * .97, s * d / 2 * .96), (-w / 2 * .97, s * d / 2 * .96))[e]; out.append(inst(R.choice(ch), (x, y, zc + rnd(-.22, .22)), (rnd(0, 6), rnd(0, 6), rnd(0, 6)), rnd(.8, 1.2)))
    for x, y, L in ((-2.6, -d / 2, 1.5), (1.6, -d / 2, 2.3), (w / 2, -1.4, 1.9), (w / 2, 1.8, 1.2)):
        q = np.linspace(0, 1, 14); o = tube('drip', np.stack([x + .25 * np.sin(q * 3), y + 0 * q - .10, z - .2 - L * q], -1), .30 * (1 - .55 * q) + .14 * (q > .85), bm, 10); out.append(o)
    return out, z

def build():
    stage.table(M.wood('#3a2618', '#6b4a30', planks=14.0));
    c = gridmesh('cloth', 40, 26, lambda x, y: (.10 + .35 * np.abs(perlin(x * .08, y * .09, 6)), {'cu': x, 'cv': y}), X.gingham('#a8231d', '#efe7d8', 3.4), 110, 80); place(c, (-9, -3, 0), (0, 0, -.12))
    P.plate(12.4, 1.9, M.ceramic('#efe9dd', specks=.4)).location = (0, 0, .45)
    parts, z = piece(9.6, 8.2); e = bpy.data.objects.new('piece', None); link(e)
    for o in parts: o.parent = e
    place(e, (0, -.3, 1.12), (0, 0, .62)); bpy.context.view_layer.update()
    sp = disc('puddle', 7.4, lambda x, y: .98 + .22 * (1 - smooth(.55, 1, np.hypot(x, y) / 6.6 * (1 + .22 * perlin(x * .3, y * .3, 3)))) - .35 * smooth(.85, 1, np.hypot(x, y) / 7.4), M.sauce('#a23c18', '#c66428', '#7d2410', .25)); sp.location = (0, -.3, 0)
    # the dish, further back
    dm = M.enamel('#e8e2d6'); dz = P.sheetpan(32, 22, 6.4, dm); place(dz, (-9, 24, 0), (0, 0, .10))
    ls = gridmesh('rest', 29.5, 19.5, lambda x, y: 4.9 + .35 * fbm(x * .3, y * .3, 2, 4) + .25 * np.clip(perlin(x * .5, y * .5, 6), 0, 1), topmat(), 110, 80); place(ls, (-9, 24, 0), (0, 0, .10))
    place(P.fork(), (14.2, -10.5, .45), (0, 0, PI / 2 + .12))
    stage.light('window', target=(0, 0, 3), power=1.2, exposure=.15); stage.camera('low', (.6, .8, 3.6), 28, el=25, f=4.5, focus=(0, -5, 4))
