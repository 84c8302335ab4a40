import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import { careSamples } from '@daybook/testkit/care.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { getBoard, recordMany, remove } = careSamples('sunscreenApplication', { outcome: 'applied' as const })

export const sunscreenApplicationSamples = samples(sunscreenApplication, { getBoard, recordMany, remove })
