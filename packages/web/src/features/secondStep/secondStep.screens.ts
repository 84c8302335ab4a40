import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const secondStepScreens = screens({
  secondStep: {
    path: '/pages/user/second-step',
    title: 'secondStep.title',
    opensFirst: 'setUp',
    needs: async () => [(await import('./secondStep.data.ts')).secondStepQuery()],
    load: () => import('./SecondStepScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof secondStepScreens> {}
}
