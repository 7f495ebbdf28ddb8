"""Potato salad with radishes, chives, cucumber, mustard dressing."""
from kit import *
from kit import extra_b as X
M = mats; P = props

def waxy():
    """Cut face of a boiled potato: pale heart, deeper rim, moist."""
    g = M.M('waxy', '#ecd48c', .34, .5, .3, (.4, .25, .1), coat=.4, coatr=.2); n, n2 = g.noise(1.1, 5), g.noise(4.5, 5, .6); e = g.attr('sr')
    c = g.mix(g.band(n, .3, .7), '#f2e0a0', '#e6cb7c'); c = g.mix(g.math('MULTIPLY', g.band(n2, .55, .72), .35), c, '#f7ecc0'); c = g.mix(g.math('MULTIPLY', g.band(g.math('ADD', e, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), .12)), .80, .97), .75), c, '#d3ac4e'); g.col(g.vary(c, .10)); g.bump(g.math('ADD', n2, n), .22, .06); return g.m
def potatocoin(mt):
    """One slice: oval, soft at the rim, faintly bowed."""
    r, t, k = rnd(1.75, 2.2), rnd(.50, .68), rnd(.80, .97); o = rnd(0, 99); pr = [(0, .5), (.3, .5), (.6, .49), (.82, .46), (.93, .36), (.985, .18), (1, 0), (.985, -.18), (.93, -.36), (.82, -.46), (.6, -.49), (.3, -.5), (0, -.5)]
    na = 52; V, sr = [], []
    for i in range(na):
        a = 2 * PI * i / na; w = 1 + .09 * float(perlin(math.cos(a) * .9 + o, math.sin(a) * .9, 1)) + .02 * float(perlin(math.cos(a) * 3 + o, math.sin(a) * 3, 4))
        for q, z in pr: x, y = q * w * r * math.cos(a), q * w * r * k * math.sin(a); V.append((x, y, z * t + .10 * r * float(perlin(x * .35 + o, y * .35, 2)))); sr.append(q)
    return recalc(mesh('coin', V, grid_faces(na, len(pr), wrap_u=True), mt, attrs={'sr': sr}))

def build():
    stage.table(M.wood('#8a6a48', '#c4a074', planks=14.0)); nap = P.napkin(24, 32, M.linen('#a9b59a'), dirn=1.15, at=(15.5, -4, .2), under=[(0, 0, 11.6)])
    b = P.bowl(11.2, 6.0, M.ceramic('#dfe3de', specks=1)); ws = lathe('ws', [(0, .9), (4.8, 1.0), (7.6, 2.0), (9.6, 3.9), (10.6, 6.0), (10.5, 9), (10.3, 60)], None, seg=40); ws.hide_render = True
    pm = waxy(); pk = protos(lambda: potatocoin(pm), 8); act = pour(pk, 104, in_disc(6.6), 4, .55); drop(act, [ws], frames=115, gravity=300, friction=.7); bpy.data.objects.remove(ws); bpy.context.view_layer.update()
    for o in act:                      # whatever stands against or over the rim goes
        c = [o.matrix_world @ Vector(q) for q in o.bound_box]; up = abs((o.matrix_world.to_3x3() @ Vector((0, 0, 1))).normalized().z)
        if min(v.z for v in c) < 0 or max(math.hypot(v.x, v.y) + .0 for v in c) > 11.0 and max(v.z for v in c) > 5.2 or up < .35: bpy.data.objects.remove(o)
    rd = protos(lambda: slice_('radish', rnd(1.15, 1.45), .16, warp=.08), 6); strew(rd, 30, in_disc(8.6), lift=.14, tilt=.5, mind=1.7)
    cu = protos(lambda: half_slice('cucumber', rnd(1.7, 2.0), .22), 4); strew(cu, 15, in_disc(8.6), lift=.14, tilt=.3, mind=2.4)
    cm = M.simple('#5a9a34', .3, .5, .1, .2, color2='#3f7a24', scale=2, vary=.3, coat=.3)
    cv = protos(lambda: X.chive(rnd(.35, .9), cm), 6); strew(cv, 190, in_disc(8.8), lift=.10, tilt=.5, mind=.35); lg = protos(lambda: X.chive(rnd(6, 9), cm, .14), 3)
    for i in range(7): l, n = surf(.4, .2); inst(R.choice(lg), (l.x - 3.0 + rnd(-.6, .6), l.y - .6 + i * .22, l.z + .55 + .14 * (i % 3)), (rnd(0, 6), rnd(-.05, .10), .55 + rnd(-.18, .18)))
    on = protos(lambda: onion_ring(rnd(1.0, 1.7), .10, .16, rnd(2.0, 4.5)), 5); strew(on, 12, in_disc(8), lift=.16, tilt=.4, mind=2.2)
    sprinkle('mustard', ball(8, 6), 240, in_disc(8.8), (.06, .10), M.simple('#b5802a', .35, vary=.4), .3); sprinkle('pepper', ball(6, 4), 160, in_disc(8.8), (.03, .06), M.simple('#1d140d', .7)); sprinkle('dress', ball(14, 8), 90, in_disc(8.4), (.06, .20), M.simple('#e6d089', .10, .5, .3, .4, coat=.9), -.25, .2, (1, 1, .25)); sprinkle('dill', bit(), 130, in_disc(8.8), (.06, .14), M.simple('#4f8a30', .5), .5)
    # whole radishes, spoon
    for x, y, a in ((-15.6, 8.8, .6), (-13.6, 11.8, 1.5), (-17.6, 5.6, .2)): r = X.radish(1.35); place(r, (x, y, 1.3), (rnd(-.2, .2), 0, a))
    sp = P.spoon(M.wood('#8a5f38', '#b98d5c', scale=1.5)); place(sp, (15.4, -12.5, 1.9), (0, 0, PI / 2 + .1)); sp.scale = (1.1, 1.2, 1.2)
    strew(lg, 4, in_gauss(.9, .5, -16, -9.0), z=.16, tilt=.05, yaw=.4)
    stage.light('window', power=1.1, exposure=.16); stage.camera('three', (.1, 0, 3), 34, el=54, f=6.3, focus=(0, -1.5, 6))
