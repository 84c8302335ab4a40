// What may be uploaded, and how large. Shared, so that a page refuses at once what the server would refuse.

/** Pictures that the server can read. What a phone takes in another format, its browser converts before sending. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const documentTypes = ['application/pdf'] as const
export const uploadTypes: readonly string[] = [...pictureTypes, ...documentTypes]

/** In bytes. */
export const largestUpload = 10 * 1024 * 1024

/** More than the cameras of phones have. A picture of more is refused before it is decoded. */
export const mostPixels = 50_000_000

/** The longest side of each size that a picture is kept in. */
export const pictureSides = { small: 320, medium: 1024, large: 2048 } as const
export type PictureSize = keyof typeof pictureSides

export const isPicture = (mime: string): boolean => mime.startsWith('image/')
