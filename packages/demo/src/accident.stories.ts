// What happens to children of an age. Invented, like everything here.

import type { incidentFields } from '@daybook/contract/incident/incident.kind.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'

type Incident = ValuesOf<typeof incidentFields>

export interface AccidentStory {
  /** Age in months. */
  from: number
  until: number
  text: string
  place: Incident['place']
  injury: Incident['injuries'][number]
  part: string
  aid: string
  /** Minor when left out. */
  severity?: 'doctor'
  followUp?: string
}

export const accidentStories: readonly AccidentStory[] = [
  {
    from: 0,
    until: 18,
    text: '{{name}} pulled up on the low shelf, let go and bumped the forehead on its edge.',
    place: 'indoors',
    injury: 'bump',
    part: 'forehead',
    aid: 'Cold pack for ten minutes',
  },
  {
    from: 0,
    until: 24,
    text: 'Another child bit {{name}} while both reached for the same ball.',
    place: 'indoors',
    injury: 'bite',
    part: 'forearm.left',
    aid: 'Washed with water, cold pack',
    followUp: 'Watch both children at free play this week',
  },
  {
    from: 10,
    until: 30,
    text: '{{name}} tripped over the edge of the mat and fell on the chin.',
    place: 'indoors',
    injury: 'bruise',
    part: 'chin',
    aid: 'Cold flannel and a cuddle',
  },
  {
    from: 12,
    until: 40,
    text: '{{name}} slipped on the wet deck on the way to the water table.',
    place: 'outdoors',
    injury: 'graze',
    part: 'knee.right',
    aid: 'Cleaned with water, plaster',
  },
  {
    from: 18,
    until: 80,
    text: '{{name}} fell off the low beam onto the bark.',
    place: 'playground',
    injury: 'graze',
    part: 'hand.left',
    aid: 'Bark washed out, plaster',
  },
  {
    from: 20,
    until: 80,
    text: '{{name}} and a friend ran into each other at the corner of the shed.',
    place: 'outdoors',
    injury: 'bump',
    part: 'forehead',
    aid: 'Cold pack, watched for an hour',
  },
  {
    from: 24,
    until: 80,
    text: '{{name}} caught a finger in the gate of the sandpit.',
    place: 'playground',
    injury: 'bruise',
    part: 'hand.right',
    aid: 'Cold water for five minutes',
  },
  {
    from: 24,
    until: 80,
    text: '{{name}} was stung by a bee in the clover.',
    place: 'outdoors',
    injury: 'sting',
    part: 'foot.left',
    aid: 'Sting removed, cold pack, watched for a reaction',
  },
  {
    from: 30,
    until: 80,
    text: '{{name}} jumped from the second step and landed on the elbow.',
    place: 'playground',
    injury: 'sprain',
    part: 'elbow.left',
    aid: 'Cold pack, arm kept still',
    severity: 'doctor',
    followUp: 'Ask how the arm is, and what the doctor said',
  },
  {
    from: 30,
    until: 80,
    text: '{{name}} tripped on the footpath on the walk to the library.',
    place: 'excursion',
    injury: 'graze',
    part: 'knee.left',
    aid: 'Cleaned from the first aid bag, plaster',
  },
  {
    from: 36,
    until: 80,
    text: 'The swing knocked {{name}} on the lip.',
    place: 'playground',
    injury: 'cut',
    part: 'mouth',
    aid: 'Pressed with a clean cloth, cold pack',
  },
  {
    from: 4,
    until: 80,
    text: '{{name}} leaned on the warm side of the heater cover before we could reach.',
    place: 'indoors',
    injury: 'burn',
    part: 'hand.right',
    aid: 'Cool running water for twenty minutes',
    severity: 'doctor',
    followUp: 'Fit the guard that was ordered',
  },
]
