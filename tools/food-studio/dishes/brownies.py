"""Walnut brownies on baking paper: a block of squares, three of them stacked; a glass of milk."""
from kit import *
from kit.extra_a import rest
M = mats; P = props
S_, H_ = 5.0, 2.9

def mat():
    g = M.M('brownie', '#3a1b0d', .55, .4, coat=.12, coatr=.25); z = g.n('SeparateXYZ', {0: g.n('TexCoord').outputs['Object']}).outputs[2]; n, n2, v = g.noise(.8, 6, .6), g.noise(3.4, 6, .65), g.voro(2.4)
    side = g.mix(g.band(n2, .35, .68), '#2a1208', '#4a2412'); side = g.mix(g.math('MULTIPLY', g.band(v, .30, .12), .6), side, '#1c0b05')
    top = g.mix(g.band(n, .32, .68), '#6a3a20', '#8a5634'); e = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(.55, 3, .5, 1.2), .5)); top = g.mix(g.band(e, .030, .006), top, '#33180b')
    k = g.band(g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .25)), H_ * .40, H_ * .44); g.col(g.mix(k, side, top)); g.set('Roughness', g.math('SUBTRACT', .62, g.math('MULTIPLY', k, .22))); g.bump(g.math('ADD', n2, v), .5, .12); return g.m

def square(mt):
    o = blob('brownie', (S_ / 2, S_ / 2, H_ / 2), mt, .035, 1.3, 64, box=13, oct=4)
    for v in o.data.vertices:
        if v.co.z > .5: v.co.z += .10 * float(perlin(v.co.x * .7 + v.co.y, v.co.y * .7, 3))
    return o

def build():
    stage.table(M.wood('#5f7076', '#8fa0a3', planks=14.0)); stage.wall(M.plaster('#d6cdbd', '#c8bdab'), 70)
    gridmesh('parch', 33, 27, lambda x, y: .12 + .10 * np.abs(fbm(x * .10, y * .12, 3, 3)) + .9 * smooth(12.0, 13.5, np.abs(y)) * (1 + .3 * perlin(x * .2, 1, 2)), M.paper('#ece3d2'), 150, 120)
    mt = mat(); sq = protos(lambda: square(mt), 5); wn = protos(lambda: walnut_half(), 5); bits = protos(lambda: blob('wbit', (rnd(.45, .8), rnd(.4, .6), rnd(.3, .42)), M.simple('#c0935a', .55, color2='#94683a', scale=2, bump=.5, bscale=4, vary=.2), .35, 1.8, 22), 6); spots = []
    for i in range(4):
        for j in range(3):
            if (i, j) in ((3, 0), (2, 0), (3, 1)): continue
            x, y = -9.6 + i * 5.55 + rnd(-.08, .08), -2.6 + j * 5.55 + rnd(-.08, .08); inst(R.choice(sq), (x, y, .25 + H_ / 2), (0, 0, rnd(-.02, .02) + PI / 2 * R.randrange(4))); spots.append((x, y))
    for x, y, z, a in ((8.8, -5.6, .25, .35), (9.2, -5.3, .25 + H_, -.12), (8.7, -5.7, .25 + 2 * H_, .55), (1.4, -9.4, .25, -.4)): inst(R.choice(sq), (x, y, z + H_ / 2), (0, 0, a)); 
    bpy.context.view_layer.update()
    for x, y in spots + [(8.7, -5.7), (1.4, -9.4)]:
        strew(bits, 4, in_box(3.6, 3.6, x, y), lift=.16, tilt=.4, mind=1.0)
    for x, y, a in ((-5.2, -9.8, .4), (-8.0, -8.4, 1.7), (14.6, 3.0, .9)): rest(inst(R.choice(wn), (x, y, 1), (0, 0, a), 1.05), .2)
    gl = P.glassware('tumbler'); milk, _ = P.fill('tumbler', 7.4, M.simple('#f7f2e8', .25, .5, .3, .5, coat=.3)); 
    for o in (gl, milk): o.location = (13.2, 9.6, 0)
    crumbs(120, in_gauss(5.0, 2.2, 4, -9.4), (.05, .18), M.simple('#3a1c0e', .7, color2='#5a3018', scale=6, vary=.3))
    stage.light('window', target=(0, 0, 3), power=1.05, exposure=.42); stage.camera('three', (.8, -.4, 2.4), 37, el=44, f=6, focus=(1, -4.0, 4))
