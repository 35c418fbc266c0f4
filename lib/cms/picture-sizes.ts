/** In pixels: thumbnail, phone card, phone at double density, desktop. */
export const pictureWidths = [240, 480, 720, 1280] as const;
