// Hair around a head that is an ellipse of 20 by 21 about the origin: what lies behind the head, and what lies
// over it. `currentColor` is the hair's colour.

interface Hair {
  back: string
  front: string
}

const path = (d: string) => `<path fill="currentColor" d="${d}"/>`
const dots = (all: readonly (readonly [x: number, y: number, r: number])[]) =>
  all.map(([x, y, r]) => `<circle fill="currentColor" cx="${x}" cy="${y}" r="${r}"/>`).join('')
const both = (x: number, y: number, r: number) =>
  dots([
    [-x, y, r],
    [x, y, r],
  ])

const cap = path('M-21 1C-24-19-11-25 0-25S24-19 21 1C20-6 18-10 14-13-2-9-8-11-14-13-18-10-20-6-21 1Z')
const sidePart = path('M-21 2C-24-18-12-25 1-25S24-18 21 2C20-6 17-11 10-16 2-9-8-8-15-9-18-7-20-3-21 2Z')
const fringe = path('M-21 4C-25-18-12-25 0-25S25-18 21 4L19-5Q0-9-19-5Z')
const centrePart = path('M-21 5C-24-17-12-25 0-25S24-17 21 5C20-4 13-13 0-17-13-13-20-4-21 5Z')
const pulledBack = path('M-21 0C-23-18-11-24 0-24S23-18 21 0C18-10 10-15 0-15S-18-10-21 0Z')
const soft = path('M-20-3C-20-19-10-23 0-23S20-19 20-3C16-11 9-14 0-14S-16-11-20-3Z')
const curls = dots([
  [-19, -6, 6],
  [-15, -14, 7],
  [-7, -19, 7],
  [2, -20, 7.5],
  [11, -17, 7],
  [18, -11, 6.5],
  [20, -3, 5],
])

/** In the order in which a seed counts them; new ones are added at the end. */
export const hairStyles = {
  short: { back: '', front: cap },
  sidePart: { back: '', front: sidePart },
  bowl: { back: '', front: fringe },
  spiky: {
    back: '',
    front: path(
      'M-21 0-23-12-17-14-17-22-9-20-5-27 1-22 8-27 11-20 18-21 18-13 23-11 21 0C19-7 16-11 12-12L6-9 2-13-3-9-8-13-13-10C-17-9-20-5-21 0Z',
    ),
  },
  cropped: { back: '', front: path('M-20-3C-20-18-11-22 0-22S20-18 20-3C17-12 9-16 0-16S-17-12-20-3Z') },
  curly: { back: '', front: curls },
  afro: { back: dots([[0, -7, 28]]), front: soft },
  long: {
    back: path('M-24-3C-25-20-12-26 0-26S25-20 24-3C24 10 25 20 23 27H-23C-25 20-24 10-24-3Z'),
    front: centrePart,
  },
  longFringe: {
    back: path('M-24-3C-25-20-12-26 0-26S25-20 24-3C24 10 25 20 23 27H-23C-25 20-24 10-24-3Z'),
    front: fringe,
  },
  wavy: {
    back: dots([
      [-20, -8, 7],
      [20, -8, 7],
      [-23, 2, 7],
      [23, 2, 7],
      [-22, 12, 8],
      [22, 12, 8],
      [-20, 22, 8],
      [20, 22, 8],
    ]),
    front: sidePart,
  },
  bob: {
    back: path('M-24 0C-25-19-12-26 0-26S25-19 24 0C25 8 24 14 20 17H-20C-24 14-25 8-24 0Z'),
    front: fringe,
  },
  pigtails: { back: `${both(25, 2, 7)}${both(27, 12, 6)}${both(27, 20, 4)}`, front: centrePart },
  braids: {
    back: `${both(21, 12, 5)}${both(22, 19, 4.5)}${both(22, 26, 4)}${both(22, 32, 3)}`,
    front: centrePart,
  },
  bun: { back: dots([[0, -26, 9]]), front: pulledBack },
  puffs: { back: both(18, -19, 10), front: pulledBack },
  ponytail: { back: path('M12-20C26-24 34-12 29 2 27 10 30 16 25 20 20 12 22-6 12-20Z'), front: pulledBack },
  tuft: { back: '', front: path('M-2-18C-9-24-2-31 4-27-1-27-3-23 3-20 7-23 9-26 9-29 14-24 9-17 1-17Z') },
  wisps: {
    back: '',
    front: path('M-15-14C-11-22 9-24 15-14 10-18 5-18 2-15-1-19-5-18-6-15-8-18-12-17-15-14Z'),
  },
  downy: { back: '', front: soft },
  bald: { back: '', front: '' },
} as const satisfies Record<string, Hair>

export type HairStyle = keyof typeof hairStyles
