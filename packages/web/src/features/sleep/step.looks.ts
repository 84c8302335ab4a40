// The icon and words of each step.
import { IconBed, IconMoon, IconSunrise } from '@tabler/icons-react'

export const stepLooks = {
  putToBed: { icon: IconBed, word: 'sleep.inBed', says: 'sleep.doInBed' },
  fallAsleep: { icon: IconMoon, word: 'sleep.asleep', says: 'sleep.doAsleep' },
  wakeUp: { icon: IconSunrise, word: 'sleep.awake', says: 'sleep.doUp' },
  getUp: { icon: IconSunrise, word: 'sleep.gotUp', says: 'sleep.doGotUp' },
} as const
