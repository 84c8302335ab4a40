import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const receiptScreens = screens({
  toAnswer: {
    path: '/pages/home/task/to-answer',
    title: 'receipt.toAnswer',
    can: 'receipt.answer',
    menu: { group: 'team', icon: 'mailCheck', order: 1 },
    needs: async () => [(await import('./receipt.data.ts')).toAnswerQuery()],
    load: () => import('./ToAnswerScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof receiptScreens> {}
}
