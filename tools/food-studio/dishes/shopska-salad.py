"""Shopska salad: tomato, cucumber, pepper and onion under a cap of grated white cheese, parsley on top."""
from kit import *
M = mats; P = props


def build():
    stage.table(M.wood('#7c5636', '#b98a5c', planks=14.0)); P.napkin(24, 32, M.linen('#b5402e', stripe='#efe6d6'), dirn=1.25, at=(16, -3, .15), under=[(0, 0, 11.8)])
    P.coupe(11.6, 5.2, M.ceramic('#e9dfc8'), thick=.4)
    w = lathe('wall', [(0, .75), (5.5, .85), (8.1, 2.0), (10.1, 3.9), (10.6, 5.2), (10.4, 9), (10.2, 60)], None, seg=40); w.hide_render = True
    cu = protos(lambda: half_slice('cucumber', rnd(1.9, 2.2), rnd(.6, .8)), 4); to = protos(lambda: wedge('tomato', rnd(2.5, 2.9), rnd(.9, 1.15)), 4); pe = protos(lambda: pepper_strip(rnd(3.0, 4.0), .9), 3); act = []
    for pr, n in ((cu, 24), (to, 26), (pe, 14)): act += pour(pr, n, in_disc(6.5), 4, .0)
    R.shuffle(act)
    for i, o in enumerate(act): o.location.z = 5 + .75 * i
    drop(act, [w], frames=105, gravity=300, friction=.6); bpy.data.objects.remove(w); kill_fallen(act, 0, 12)
    on = protos(lambda: onion_ring(rnd(1.4, 2.2), .24, .4, rnd(3.0, 6.0)), 5); strew(on, 10, in_disc(8.0, 0, 0, 4.0), lift=.18, tilt=.35, mind=2.0)
    cm = M.cheese('#fbf8f0', '#ece4d2'); sh = protos(lambda: tube('shred', [(-rnd(.6, 1.1), 0, 0), (0, rnd(-.2, .2), .08), (rnd(.6, 1.1), rnd(-.25, .25), 0)], .17, cm, 8), 8)
    for s, n in ((4.6, 130), (3.6, 150), (2.6, 130), (1.6, 80)): strew(sh, n, in_disc(s), lift=.10, tilt=.45, mind=.22); bpy.context.view_layer.update()
    strew(protos(lambda: parsley(rnd(1.0, 1.4)), 4), 6, in_gauss(1.5), lift=.3, tilt=.3, mind=1.1); sprinkle('herb', bit(), 160, in_disc(8.6), (.07, .16), M.simple('#3f7426', .5), .5)
    sprinkle('pepper', ball(6, 4), 90, in_disc(7.5), (.03, .06), M.simple('#1d140d', .7)); ct = protos(cherry_tomato, 3)
    t1 = slice_('tomato', 2.8, .5); place(t1, (-14.6, -7.4, .25), (0, .05, .4)); t2 = slice_('tomato', 2.5, .5); place(t2, (-16.4, -10.6, .25), (0, 0, 1.4)); strew(protos(parsley, 2), 3, in_gauss(1.2, 1, -15, 9.5), z=.15, tilt=.2, mind=1.8)
    fk = P.fork(); place(fk, (15.2, -11, .8), (0, 0, PI / 2 + .1)); stage.light('summer'); stage.camera('three', (.3, -.2, 3), 33, el=54, f=8, focus=(0, -1, 5.5))
