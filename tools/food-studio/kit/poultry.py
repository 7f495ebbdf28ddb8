"""Bodies of poultry: ellipsoids and limbs that are fused into one skin."""
from .core import *
from .scatter import join

def fuse(parts, mat, voxel=.24, smoothing=14):
    """One skin over several bodies: voxel remesh, then smooth."""
    o = join(parts, 'bird'); o.data.materials.clear(); o.data.materials.append(mat); rm = o.modifiers.new('rm', 'REMESH'); rm.mode = 'VOXEL'; rm.voxel_size = voxel; rm.use_smooth_shade = True; s = o.modifiers.new('sm', 'SMOOTH'); s.iterations = smoothing; s.factor = .5; return o
def part(size, loc, rot=(0, 0, 0), bumps=.05): b = blob('part', size, None, bumps, .9, 30); b.data.transform(Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4()); return b
def limb(a, b, ra, rb, n=7): return [part((ra + (rb - ra) * t,) * 3, tuple(np.array(a) + (np.array(b) - np.array(a)) * t), bumps=.03) for t in np.linspace(0, 1, n)]
