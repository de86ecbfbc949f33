// The walk-through of `/docs/python`. A test runs this code unchanged against recorded responses.

export const PYTHON_EXAMPLE = `import matplotlib.pyplot as plt
import pandas as pd

from almanac_client import Almanac

almanac = Almanac()  # server and key from ALMANAC_URL and ALMANAC_KEY

# Search for an indicator.
found = almanac.economic_indicators.search_economic_indicators(query="life expectancy", limit=3)
print(found.df()[["name", "source", "source_id"]].to_string())

# Inflation of three countries, and what a euro costs in their currencies.
inflation = almanac.economic_indicators.get_economic_data(
    indicator="FP.CPI.TOTL.ZG",
    country=["NO", "SE", "US"],
    source="development_bank",
    year_from=2019,
    year_to=2023,
)
rates = almanac.eu_bank_stats.compare_series(
    dataflow="EXR",
    keys=["A.NOK.EUR.SP00.A", "A.SEK.EUR.SP00.A", "A.USD.EUR.SP00.A"],
    start_period="2019",
    end_period="2023",
)

# Both are indexed by year, so they fit into one frame.
prices = inflation.df(wide=True)
euro = rates.df(wide=True).set_axis(["NOK", "SEK", "USD"], axis=1)
frame = pd.concat({"Inflation, %": prices, "One euro": euro}, axis=1)
print(frame.to_string())

# Each figure has its source.
figure, axes = plt.subplots(1, 2, figsize=(13, 5))
prices.plot(ax=axes[0], title="Inflation, %")
(euro / euro.iloc[0] * 100).plot(ax=axes[1], title="Price of one euro, 2019 = 100")
for axis, result in zip(axes, [inflation, rates]):
    axis.set_xlabel(result.citation.replace(", http", ",\\n http").replace(". http", ".\\nhttp"), fontsize=8)
figure.tight_layout()
figure.savefig("economy.png")
`;
