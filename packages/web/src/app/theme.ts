// Mantine's theme. Our own style sheets use short names (var(--surface), var(--dim), …). Mantine's variables are set to
// the same colours, so that both always agree.
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import { colours, subjectColours } from './colours.ts'

const blue: MantineColorsTuple = [
  '#E9F0FC',
  '#CFDFF8',
  '#A9C7FF',
  '#7FB0FF',
  '#5590F0',
  '#3477E4',
  '#1D64D8',
  '#1856BC',
  '#13479C',
  '#0E3779',
]

const red: MantineColorsTuple = [
  '#FCEBEB',
  '#F8D0D1',
  '#FFB8B6',
  '#FF9A97',
  '#EE6A69',
  '#D9393C',
  '#B4181D',
  '#9A1418',
  '#7F1013',
  '#630C0F',
]

export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 3 },
  // Text on a filled surface is light in light mode and dark in dark mode, which autoContrast does not support.
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' ? { color: 'var(--on-blue)' } : {}),
  }),
  colors: { blue, red },
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif',
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.25rem' },
  defaultRadius: 'md',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Targets are 48 px. The width stands in base.css, where a bar can ask for more. Text is 16 px, so that phones do not
    // zoom into a focused field.
    Button: {
      defaultProps: { size: 'md' },
      styles: {
        root: { height: 'auto', minHeight: '3rem', paddingBlock: '0.5rem' },
        // Centre the text of a link as well. A button centres its text by default.
        inner: { minHeight: 'calc(2rem - 2px)' },
        label: { whiteSpace: 'normal' },
      },
    },
    ActionIcon: { defaultProps: { size: '3rem', variant: 'subtle' } },
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({
        wrapper: { '--input-height': '3rem', '--input-bd': 'var(--edge)', '--input-bg': 'var(--surface)' },
      }),
    },
    InputWrapper: { defaultProps: { size: 'md' } },
  },
})

function variables(scheme: 'light' | 'dark'): Record<string, string> {
  const own = Object.entries(colours).map(([name, pair]) => [`--${name}`, pair[scheme]])
  const subjects = Object.entries(subjectColours).flatMap(([name, { colour, tint }]) => [
    [`--subject-${name}`, colour[scheme]],
    [`--tint-${name}`, tint[scheme]],
  ])
  return {
    ...Object.fromEntries([...own, ...subjects]),
    '--mantine-color-body': colours.surface[scheme],
    '--mantine-color-text': colours.text[scheme],
    '--mantine-color-dimmed': colours.dim[scheme],
    '--mantine-color-placeholder': colours.dim[scheme],
    '--mantine-color-anchor': colours.blue[scheme],
    '--mantine-color-default': colours.surface[scheme],
    '--mantine-color-default-border': colours.edge[scheme],
    '--mantine-color-error': colours.overdue[scheme],
    '--mantine-color-blue-light': colours['blue-tint'][scheme],
    '--mantine-color-blue-light-hover': colours['blue-tint'][scheme],
    '--mantine-color-blue-light-color': colours.blue[scheme],
    '--mantine-color-red-text': colours.overdue[scheme],
    '--mantine-color-blue-text': colours.blue[scheme],
  }
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables('light'),
  dark: variables('dark'),
})
