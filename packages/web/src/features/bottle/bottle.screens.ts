import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

const needs = async () => [(await import('./bottle.data.ts')).bottlesQuery()]

export const bottleScreens = screens({
  bottles: {
    path: '/pages/home/bottles',
    title: 'bottle.title',
    can: 'care.read',
    search: search('code'),
    menu: { group: 'day', icon: 'babyBottle', order: 5 },
    needs,
    // Read on every phone while it is idle, so that a label says whose the bottle is without a network.
    prefetch: true,
    load: () => import('./BottlesScreen.tsx'),
  },
  bottle: {
    path: '/pages/home/bottle',
    title: 'bottle.one',
    can: 'care.read',
    search: search('id', 'child'),
    needs,
    prefetch: true,
    load: () => import('./BottleScreen.tsx'),
  },
  bottleScan: {
    path: '/pages/home/bottle-scan',
    title: 'bottle.scan',
    can: 'care.read',
    search: search('child'),
    needs,
    prefetch: true,
    load: () => import('./BottleScanScreen.tsx'),
  },
  bottleLabel: {
    path: '/pages/home/bottle-label',
    title: 'bottle.label',
    can: 'care.read',
    search: search('id'),
    needs,
    load: () => import('./BottleLabelScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof bottleScreens> {}
}
