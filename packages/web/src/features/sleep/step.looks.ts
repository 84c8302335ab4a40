// The icon and words of each step.
import { IconBed, IconMoon, IconSunrise } from '@tabler/icons-react'

export const stepLooks = {
  putToBed: { icon: IconBed, word: 'sleep.inBed', does: 'sleep.orderInBed', says: 'sleep.doInBed' },
  fallAsleep: { icon: IconMoon, word: 'sleep.asleep', does: 'sleep.orderAsleep', says: 'sleep.doAsleep' },
  wakeUp: { icon: IconSunrise, word: 'sleep.awake', does: 'sleep.orderUp', says: 'sleep.doUp' },
  getUp: { icon: IconSunrise, word: 'sleep.gotUp', does: 'sleep.orderGotUp', says: 'sleep.doGotUp' },
} as const
