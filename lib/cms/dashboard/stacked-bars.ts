export type Series = { name: string; values: number[] };

export type Bar = { x: number; y: number; width: number; height: number; series: number };
export type Column = { x: number; total: number; top: number; bars: Bar[] };
export type StackedBars = { columns: Column[]; ticks: { value: number; y: number }[] };

export type PlotArea = { left: number; top: number; width: number; height: number };

/** 1, 2 or 5 times a power of ten, for at most five ticks. */
function tickStep(maxValue: number): number {
  const roughStep = Math.max(1, maxValue / 4);
  const power = 10 ** Math.floor(Math.log10(roughStep));
  return ([1, 2, 5, 10].find((factor) => factor * power >= roughStep) ?? 10) * power;
}

export function stackedBars(series: Series[], count: number, plot: PlotArea): StackedBars {
  const totals = Array.from({ length: count }, (_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const step = tickStep(Math.max(...totals, 1));
  const axisMax = Math.max(step, Math.ceil(Math.max(...totals, 1) / step) * step);
  const bottom = plot.top + plot.height;
  const heightOf = (value: number) => (value / axisMax) * plot.height;
  const columnWidth = plot.width / Math.max(1, count);
  const width = Math.min(columnWidth * 0.7, 32);
  const columns = totals.map((total, column): Column => {
    const x = plot.left + column * columnWidth + columnWidth / 2;
    let stacked = 0;
    const bars = series.flatMap(({ values }, index): Bar[] => {
      const value = values[column] ?? 0;
      if (value <= 0) return [];
      stacked += value;
      return [{ x: x - width / 2, y: bottom - heightOf(stacked), width, height: heightOf(value), series: index }];
    });
    return { x, total, top: bottom - heightOf(total), bars };
  });
  const ticks = Array.from({ length: axisMax / step + 1 }, (_, index) => ({
    value: index * step,
    y: bottom - heightOf(index * step),
  }));
  return { columns, ticks };
}
