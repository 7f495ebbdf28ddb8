"""Lahmacun on a wooden board: thin ovals with red-brown mince, parsley and onion, lemon wedges; a second one behind."""
from kit import *
from kit import extra_a as A_
from kit import extra_b as X
M = mats; P = props

@M.cached
def lahm():
    g = M.M('lahmacun', '#e0b878', .5, .3, .15, (.3, .2, .1)); n, n2 = g.noise(.5, 7, .6), g.noise(2.6, 6, .65); ch, cr = g.attr('char'), g.attr('cream')
    dough = g.ramp(n, [(.3, '#c98d46'), (.5, '#e2b876'), (.7, '#f0d6a0')]); k = g.math('ADD', ch, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .5)); dough = g.mix(g.math('MULTIPLY', g.band(k, .35, .65), .85), dough, '#8a4a1c'); dough = g.mix(g.math('MULTIPLY', g.band(k, .65, .95), .9), dough, '#3a1d0e')
    w = g.mix(g.band(n, .3, .7), '#8f3216', '#b4522a'); w = g.mix(g.math('MULTIPLY', g.band(n2, .60, .76), .65), w, '#6d2410'); g.col(g.mix(g.band(g.math('ADD', cr, g.math('MULTIPLY', g.math('SUBTRACT', n2, .5), .5)), .35, .6), dough, w)); g.set('Roughness', .5); g.bump(g.math('ADD', n, n2), .35, .1); return g.m

def oval(rx, ry, z0, o):
    R_ = lambda a: (np.abs(np.cos(a) / rx) ** 2.5 + np.abs(np.sin(a) / ry) ** 2.5) ** (-1 / 2.5) * (1 + .03 * perlin(np.cos(a) * 1.6 + o, np.sin(a) * 1.6, 2))
    def hz(x, y):
        e = np.hypot(x, y) / R_(np.arctan2(y, x)); dr = (1 - e) * ry; bl = np.clip(perlin(x * .7 + o, y * .7, 2), 0, 1); rim = np.exp(-((dr - .45) / .5) ** 2); z = z0 + .25 + (.35 + .8 * bl) * rim + .18 * bl + .05 * fbm(x * 1.4, y * 1.4, 3, 3); z = np.where(dr < .25, z0 + (z - z0) * np.clip(dr / .25, .15, 1), z)
        return z, {'char': np.clip(rim * (.25 + 1.3 * bl), 0, 1), 'cream': smooth(.8, 1.4, dr + .3 * perlin(x * .8, y * .8, 6))}
    return disc('flammkuchen', R_, hz, lahm(), 130, 420)

def build():
    stage.table(M.wood('#33261c', '#5e4835', planks=17.0))
    c = gridmesh('cloth', 24, 60, lambda x, y: (.10 + .30 * np.abs(perlin(x * .10, y * .07, 9)), {'cu': x, 'cv': y}), X.gingham('#3f6487', '#ece6da', 3.4), 80, 130); place(c, (-23, 4, 0), (0, 0, -.25))
    bd = P.board(44, 25, 1.6, M.wood('#8a6238', '#c79a66')); place(bd, (0, -3.5, .95), (0, 0, .10)); z0 = 1.75
    m_ = oval(18.5, 9.6, z0, 3); place(m_, (0, -3.5, 0), (0, 0, .10)); bd2 = P.board(44, 25, 1.6, M.wood('#6b4a2b', '#a67c50')); place(bd2, (8, 24.5, .8), (0, 0, -.06)); m2 = oval(18, 9.4, 1.6, 17); place(m2, (8, 24.5, 0), (0, 0, -.06)); bpy.context.view_layer.update()
    on = protos(lambda: onion_ring(rnd(1.0, 1.7), .10, .2, rnd(2.0, 4.0), M.simple('#c0507a', .3, .5, .2, color2='#f0dce4', scale=1.5, coat=.3)), 6)
    mi = protos(lambda: blob('mince', (rnd(.25, .45), rnd(.22, .34), rnd(.15, .22)), M.simple('#6d2c16', .4, color2='#9a4a26', scale=1.6, bump=.5, coat=.35, vary=.3), .5, 1.8, 16), 7); pm = protos(lambda: blob('pepper', (.3, .26, .16), M.simple('#c8301a', .25, coat=.5, vary=.2), .2, 1.4, 12, box=4), 3); pl = protos(lambda: parsley(rnd(.8, 1.15)), 5)
    def inside(cx, cy, rot, kx, ky):
        f = in_disc(1)
        def g():
            x, y = f(); x, y = x * kx, y * ky; return cx + x * math.cos(rot) - y * math.sin(rot), cy + x * math.sin(rot) + y * math.cos(rot)
        return g
    for w in (inside(0, -3.5, .10, 16.3, 7.6), inside(8, 24.5, -.06, 16.3, 7.4)):
        strew(mi, 150, w, lift=.08, tilt=.4, mind=.6); strew(pm, 40, w, lift=.08, tilt=.4, mind=1.2); strew(pl, 16, w, lift=.2, tilt=.3, mind=2.4); strew(on, 9, w, lift=.15, tilt=.15, mind=3.2); sprinkle('herb', bit(), 160, w, (.06, .15), M.simple('#3f7426', .5), .5)
    for x, y, r in ((16.6, -9.8, .5), (13.2, -12.0, 2.4)): q = A_.citrus_wedge('lemon', 3.3, 2.3); place(q, (x, y, 1.75), (.7, 0, r))
    strew(pl, 4, in_gauss(1.6, .8, -15.5, -14.0), lift=.2, tilt=.2, mind=1.6)
    sprinkle('flour', ball(6, 4), 900, in_gauss(14, 9, 0, -3), (.015, .05), M.simple('#f4eee0', .95), .3)
    stage.light('window', power=1.15, exposure=.10); stage.camera('three', (0, 3.0, 1.5), 45, el=60, f=8, focus=(0, -4, 2.5))
