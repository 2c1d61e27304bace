"""The API of campaigns. Everything but joining is for members alone."""

from typing import TypeAlias

from litestar import Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from deciban.house.http.guests import TheGuest, TheHouse, answer
from deciban.house.protocol import shapes
from deciban.house.storage.campaigns import KeptCampaign

TheCampaign: TypeAlias = NamedDependency[KeptCampaign]


@get("/")
async def mine(house: TheHouse, guest: TheGuest) -> Response[list[shapes.CampaignSummary]]:
    """The campaigns that I am in, latest first."""
    return answer(await house.campaigns.mine(guest.id), guest)


@post("/")
async def make(
    house: TheHouse, guest: TheGuest, data: JSONBody[shapes.NewCampaign]
) -> Response[shapes.Campaign]:
    """Begin a campaign. Its id is the invitation."""
    house.may_make(guest.id, guest.address)
    made = await house.campaigns.find(await house.campaigns.make(guest.id, data))
    return answer(await house.campaigns.see(made, guest.id), guest)


@get("/{key:str}")
async def see(house: TheHouse, guest: TheGuest, campaign: TheCampaign) -> Response[shapes.Campaign]:
    """A campaign as its members see it."""
    return answer(await house.campaigns.see(campaign, guest.id), guest)


@post("/{key:str}/members")
async def join(
    house: TheHouse, guest: TheGuest, campaign: TheCampaign
) -> Response[shapes.Campaign]:
    """Join by the link."""
    known = await house.store.me(guest.id)
    await house.campaigns.join(campaign, guest.id, known.name)
    return answer(await house.campaigns.see(campaign, guest.id), guest)


@delete("/{key:str}/members/{member:str}")
async def part(
    house: TheHouse, guest: TheGuest, campaign: TheCampaign, member: FromPath[str]
) -> None:
    """Leave; or, as the host, remove somebody else."""
    await house.campaigns.part(campaign, guest.id, member)


@post("/{key:str}/tables")
async def open_table(
    house: TheHouse, guest: TheGuest, campaign: TheCampaign, data: JSONBody[shapes.NextTable]
) -> Response[shapes.Made]:
    """Open the next table; refused while one is open."""
    house.may_make(guest.id, guest.address)
    known = await house.store.me(guest.id)
    table = await house.campaigns.open(campaign, guest.id, known.name, data)
    return answer(shapes.Made(table=table), guest)


async def _provide_campaign(house: TheHouse, guest: TheGuest, key: FromPath[str]) -> KeptCampaign:
    return await house.find_campaign(key, guest.address)


campaigns = Router(
    "/campaigns",
    route_handlers=[mine, make, see, join, part, open_table],
    dependencies={"campaign": Provide(_provide_campaign)},
)
