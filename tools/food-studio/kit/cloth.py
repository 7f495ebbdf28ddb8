"""The checked cloth of the house, lying on the table."""
from .core import *
from . import extra_b as X

def checked(w, d, at, color='#a8231d', white='#efe7d8', pitch=2.6, amp=.5, under=()):
    """Cloth of w x d cm at (x, y, turn) with soft folds; flat below `under`, a list of world discs (x, y, r)."""
    o = rnd(0, 99); ca, sa = math.cos(at[2]), math.sin(at[2]); flat = [((x - at[0]) * ca + (y - at[1]) * sa, -(x - at[0]) * sa + (y - at[1]) * ca, r) for x, y, r in under]
    def fn(x, y):
        z = amp * (1 - smooth(0, .34, np.abs(perlin(x * .03 + 5, (x * .5 + y) * .10, o)))) ** 1.6 + .25 * amp * (perlin(x * .09, y * .09, o) + .5)
        for fx, fy, r in flat: z = z * smooth(r - .5, r + 3, np.hypot(x - fx, y - fy))
        return np.maximum(z, 0) + .06, {'cu': x, 'cv': y}
    c = gridmesh('cloth', w, d, fn, X.gingham(color, white, pitch), 140, 140); place(c, (at[0], at[1], 0), (0, 0, at[2])); return c
