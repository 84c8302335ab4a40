/** The square of a picture that is kept: its middle in the picture's pixels, and how much it is enlarged. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

interface Size {
  width: number
  height: number
}

export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The side of the square in the picture's pixels. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop) => Math.min(width, height) / zoom

/** The same crop, moved so that it is inside the picture. */
export function inside(size: Size, crop: Crop): Crop {
  const half = sideOf(size, crop) / 2
  const within = (at: number, length: number) => Math.min(Math.max(at, half), length - half)
  return { ...crop, x: within(crop.x, size.width), y: within(crop.y, size.height) }
}
