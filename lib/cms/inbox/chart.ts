/** One thing that is counted: its name and a value for each label of the chart. */
export type Series = { name: string; values: number[] };

export type Bar = { x: number; y: number; width: number; height: number; series: number };
export type Column = { x: number; total: number; top: number; bars: Bar[] };
export type Chart = { columns: Column[]; ticks: { value: number; y: number }[] };

export type Plot = { left: number; top: number; width: number; height: number };

/** The distance of the lines behind the bars: 1, 2 or 5 times a power of ten, at most five of them. */
function tickStep(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
}

/** Where the stacked bars of whole numbers stand in a plot. An empty chart has its lines all the same. */
export function stackedBars(series: Series[], count: number, plot: Plot): Chart {
  const totals = Array.from({ length: count }, (_, at) =>
    series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  );
  const step = tickStep(Math.max(...totals, 1));
  const most = Math.max(step, Math.ceil(Math.max(...totals, 1) / step) * step);
  const ground = plot.top + plot.height;
  const heightOf = (value: number) => (value / most) * plot.height;
  const room = plot.width / Math.max(1, count);
  const width = Math.min(room * 0.7, 32);
  const columns = totals.map((total, at): Column => {
    const x = plot.left + at * room + room / 2;
    let below = 0;
    const bars = series.flatMap(({ values }, index): Bar[] => {
      const value = values[at] ?? 0;
      if (value <= 0) return [];
      below += value;
      return [{ x: x - width / 2, y: ground - heightOf(below), width, height: heightOf(value), series: index }];
    });
    return { x, total, top: ground - heightOf(total), bars };
  });
  const ticks = Array.from({ length: most / step + 1 }, (_, at) => ({
    value: at * step,
    y: ground - heightOf(at * step),
  }));
  return { columns, ticks };
}
